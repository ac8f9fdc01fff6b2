import type { keeping as english } from '../en/keeping.ts'
import type { Translated } from '../message.ts'

export const keeping: Translated<typeof english> = {
  'demo.play': 'Воспроизвести',
  'demo.pause': 'Пауза',
  'demo.step': 'Один шаг',
  'demo.speed': 'Скорость',
  'demo.fast': 'быстро',
  'hand-over.title': 'Стол закрыт',
  'hand-over.hidden': 'на экране нет ничего тайного',
  'hand-over.pass': 'Передайте экран:',
  'hand-over.since': 'С вашего прошлого хода',
  'hand-over.take': 'Я {name}, показать стол',
  'hand-over.hold': 'Удерживайте кнопку: случайное касание ничего не покажет.',
  'hand-over.undo': 'Отменить последний шаг',
  'hand-over.never': 'Никогда не закрывать',
  'keep.full': 'Память устройства заполнена. Партия продолжается, но лишь пока открыта эта страница: сохраните её в файл.',
  'keep.blocked': 'Этот браузер не даёт странице хранить партии. Они идут, пока открыта страница: сохраните их в файлы.',
  'keep.elsewhere': 'В эту партию играют на другой вкладке',
  'keep.take-over': 'Играть здесь',
  'keep.carries': 'Эта партия идёт по старым правилам. Её можно продолжить по нынешним: позиция там значит то же самое.',
  'keep.carry': 'Продолжить по нынешним правилам',
  'offline.update': 'Новая версия готова. Она включится при следующем запуске.',
  'offline.restart': 'Перезапустить',
  'offline.install': 'Установить',
  'offline.offer': 'Tollan можно установить: он запускается с экрана, в том числе без сети.',
}
