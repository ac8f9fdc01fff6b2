import type { keeping as english } from '../en/keeping.ts'
import type { Translated } from '../message.ts'

export const keeping: Translated<typeof english> = {
  'demo.play': 'Odtwarzaj',
  'demo.pause': 'Wstrzymaj',
  'demo.step': 'Jeden krok',
  'demo.speed': 'Szybkość',
  'demo.fast': 'szybko',
  'hand-over.title': 'Stół jest zakryty',
  'hand-over.hidden': 'na ekranie nie ma nic tajnego',
  'hand-over.pass': 'Podaj ekran:',
  'hand-over.since': 'Od twojej ostatniej tury',
  'hand-over.take': 'Tu {name}, pokaż stół',
  'hand-over.hold': 'Przytrzymaj przycisk: przypadkowe dotknięcie nic nie odsłoni.',
  'hand-over.undo': 'Cofnij ostatni krok',
  'hand-over.never': 'Nigdy nie zakrywaj',
  'keep.full': 'Pamięć tego urządzenia jest pełna. Gra trwa, ale tylko dopóki ta strona jest otwarta: zapisz ją jako plik.',
  'keep.blocked': 'Ta przeglądarka nie pozwala stronie przechowywać gier. Trwają, dopóki strona jest otwarta: zapisz je jako pliki.',
  'keep.elsewhere': 'Tę grę prowadzi inna karta',
  'keep.take-over': 'Graj tutaj',
  'keep.carries': 'Ta gra toczy się według starszych zasad. Może toczyć się dalej według obecnych: jej sytuacja znaczy tam to samo.',
  'keep.carry': 'Graj dalej według obecnych zasad',
  'offline.update': 'Nowa wersja jest gotowa. Zadziała przy następnym uruchomieniu.',
  'offline.restart': 'Uruchom ponownie',
  'offline.install': 'Zainstaluj',
  'offline.offer': 'Tollan można zainstalować: uruchamia się z ekranu, także bez sieci.',
}
