import type { settings as english } from '../en/settings.ts'
import type { Translated } from '../message.ts'

export const settings: Translated<typeof english> = {
  'settings.title': 'Ustawienia',
  'settings.theme': 'Motyw',
  'settings.theme.system': 'Jak w systemie',
  'settings.theme.dark': 'Ciemny',
  'settings.theme.light': 'Jasny',
  'settings.text-size': 'Wielkość tekstu',
  'settings.motion': 'Animacje',
  'settings.motion.off': 'Wyłączone',
  'settings.automa': 'Tury bota',
  'settings.automa.step': 'Krok po kroku',
  'settings.automa.at-once': 'Od razu',
  'settings.confirm': 'Potwierdzanie końca tury',
  'settings.confirm.always': 'Zawsze',
  'settings.confirm.irreversible': 'Po krokach, których nie można cofnąć',
  'settings.confirm.never': 'Nigdy',
  'settings.hand-over': 'Zakrywanie ekranu między osobami',
  'settings.hand-over.always': 'Zawsze',
  'settings.hand-over.secrets': 'Gdy są tajemnice',
  'settings.hand-over.never': 'Nigdy',
  'settings.forced': 'Pomijaj pytania z jedną odpowiedzią',
  'settings.forced.what': 'Pytanie z jedną odpowiedzią nie jest zadawane.',
  'settings.initials': 'Inicjały przy symbolach',
  'settings.initials.what': 'Litera na każdym herbie, obok symbolu i koloru.',
  'settings.kept': 'Zapamiętane na tym urządzeniu.',
}
