// Words of the altars and their shamans.
import { capital, the } from '@tollan/kernel/words/hu'
import type { AnswerWords, EventWords, ReasonWords } from '../catalogue.ts'
import { atBoard, object } from './forms.ts'

const between = (first: number, second: number): string => `${first}. és ${second}. hely közötti oltár`
const side = (first: number, second: number, to: number): string => `${between(first, second)}, ${the(`${to}. hely`)} felőli oldal`

/** Altars by what they give, where they lie and their spaces. */
export const altarSpaces: Readonly<Record<string, string>> = {
  'altar-trade': 'nagy felfedezéslapka, vagy 2 kakaóért 4 obszidián',
  'altar-unlock': 'nagy felfedezéslapka, vagy 1 obszidián és felszabadítás',
  'altar-back': '1 obszidián és visszalépések, vagy nagy felfedezéslapka',
  'altar-gift': '2 obszidián, vagy nagy felfedezéslapka',
  'altar-1-2': between(1, 2),
  'altar-8-1': between(8, 1),
  'altar-5-6': between(5, 6),
  'altar-4-5': between(4, 5),
  'altar-1-2-to-2': side(1, 2, 2),
  'altar-1-2-to-1': side(1, 2, 1),
  'altar-8-1-to-1': side(8, 1, 1),
  'altar-8-1-to-8': side(8, 1, 8),
  'altar-5-6-to-6': side(5, 6, 6),
  'altar-5-6-to-5': side(5, 6, 5),
  'altar-4-5-to-5': side(4, 5, 5),
  'altar-4-5-to-4': side(4, 5, 4),
}

export const altarEvents = {
  'altar-dealt': (of) => `${capital(the(of.name('place')))}: ${of.name('altar')}`,
  'altar-tile': (of) => `${capital(the(of.name('place')))}: ${of.names.tile(of.text('tile'))}`,
  'altar-tile-discarded': (of) => `${of.who}: eldobja ${the(object(of.names.tile(of.text('tile'))))} (${of.name('place')})`,
  'shaman-placed': (of) => `${of.who}: a sámánja ide kerül: ${of.name('space')}`,
  'shaman-helps': (of) => `${of.who}: a sámánja munkásnak számít ${atBoard(of.name('board'))}`,
  'shaman-lies': (of) => `${of.who}: a sámánja lefekszik`,
  'shaman-stands': (of) => `${of.who}: a sámánja feláll`,
  'power-lowered': (of) => `${of.who}: gyengíti ${the(object(of.name('worker')))}, az ereje most ${of.number('power')}`,
} as const satisfies Readonly<Record<string, EventWords>>

export const altarQuestions = {
  'draw-altar': 'Melyik oltár következik?',
  'place-shaman': 'Melyik oltármezőn kezd a sámánod?',
  'pushed-shaman': 'A sámánodat továbblökték: a következő oltár melyik mezőjére lép?',
  'shaman-march': 'A következő oltár melyik mezőjére lép a sámánod?',
  'altar-tile': 'Az oltár melyik nagy felfedezéslapkáját veszed el?',
  'altar-price': 'Fizetsz az oltár jutalmáért?',
  'lower-power': 'Melyik munkás veszít az erejéből?',
} as const satisfies Readonly<Record<string, string>>

export const altarAnswers = {
  shaman: (id, names) => `Aktiváld a sámánodat: ${names.name(id)}`,
  'shaman-to': (id, names) => `A sámán ide lép: ${names.name(id)}`,
  'draw-altar': (id, names) => `Húzott oltár: ${names.name(id)}`,
  'lower-power': (id, names) => `Gyengítsd ${the(object(names.name(id)))}`,
} as const satisfies Readonly<Record<string, AnswerWords>>

export const altarReasons = {
  'shaman-goes-to-the-next-altar': 'A sámán az óramutató járásával ellentétes irányban következő oltárra lép',
  'active-shaman-is-not-pushed': 'Az éppen lépő játékos sámánját nem lehet továbblökni',
  'altar-space-taken': 'Ott már egy másik sámán kezd',
  'shaman-not-after-paid-unlock': 'Fizettél a munkásaid felszabadításáért, ezért ez normál kör',
  'shaman-instead-of-a-turn': 'A sámánt normál kör vagy ingyenes felszabadítás helyett lehet aktiválni',
  'altar-price-cocoa': (need, have) =>
    need === 0 ? 'Ehhez a jutalomhoz nincs elég kakaód' : `Ehhez a jutalomhoz ${need} kakaó kell, neked ${have} van`,
  'worker-too-weak-to-lower': (need, have) =>
    need === 0 ? 'Ennek a munkásnak nincs vesztenivaló ereje' : `Csak legalább ${need} erejű munkás gyengíthető; ennek az ereje ${have}`,
  'no-worker-to-lower': 'Nincs szabad munkásod, aki gyengülhetne',
} as const satisfies Readonly<Record<string, ReasonWords>>

/** Effects that name a procedure. */
export const altarEffects: Readonly<Record<string, (n: number) => string>> = {
  'shaman-march': (n) => `a sámánod a következő oltárra lép, és ${n} arany`,
  'raise-shaman': (n) => `a sámánod feláll, és ${n} kakaó`,
}
