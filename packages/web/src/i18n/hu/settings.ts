import type { settings as english } from '../en/settings.ts'
import type { Translated } from '../message.ts'

export const settings: Translated<typeof english> = {
  'settings.title': 'Beállítások',
  'settings.theme': 'Téma',
  'settings.theme.system': 'Rendszer szerint',
  'settings.theme.dark': 'Sötét',
  'settings.theme.light': 'Világos',
  'settings.text-size': 'Szövegméret',
  'settings.motion': 'Animációk',
  'settings.motion.off': 'Ki',
  'settings.automa': 'A bot körei',
  'settings.automa.step': 'Lépésenként',
  'settings.automa.at-once': 'Azonnal',
  'settings.confirm': 'A kör végének megerősítése',
  'settings.confirm.always': 'Mindig',
  'settings.confirm.irreversible': 'Visszavonhatatlan lépések után',
  'settings.confirm.never': 'Soha',
  'settings.hand-over': 'A képernyő letakarása két ember között',
  'settings.hand-over.always': 'Mindig',
  'settings.hand-over.secrets': 'Ha van titok',
  'settings.hand-over.never': 'Soha',
  'settings.forced': 'Egyetlen lehetőségnél nincs kérdés',
  'settings.forced.what': 'Az egyválaszú kérdést nem teszi fel.',
  'settings.initials': 'Kezdőbetűk a jelek mellett',
  'settings.initials.what': 'Betű minden címeren, a jel és a szín mellett.',
  'settings.kept': 'Ezen az eszközön marad.',
}
