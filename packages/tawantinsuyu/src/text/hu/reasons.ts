import { amountOf } from '@tollan/kernel'
import { either } from '@tollan/kernel/words/hu'
import { goodNames } from '../../answers.ts'
import { numbers } from '../../content/index.ts'
import type { ReasonWords } from '../catalogue.ts'
import { yours } from './forms.ts'
import { good, phrases } from './phrases.ts'
import { reasonsElsewhere } from './reasons-elsewhere.ts'

/** Packed amounts as the engine counts them: the goods in order, then food. */
const price = (packed: number): string => phrases.amounts(Object.fromEntries([...goodNames, 'food'].map((what, kind) => [what, amountOf(packed, kind)])))

/** The sentence with its price, or bare when the reason carries none. */
const priced =
  (sentence: string): ReasonWords =>
  (need) =>
    need === 0 ? sentence : `${sentence}: az ára ${price(need)}`

/** "Ehhez a mezőhöz 3 élelem kell, neked 1 van"; gold may stand in, so the purse can hold less than the price. */
const needs =
  (what: string, unit: string): ReasonWords =>
  (need, have) =>
    need === 0 ? `${what} nincs elég ${yours(unit)}` : `${what} ${good(unit, need)} kell, neked ${have} van`

/** Every reason of the engine's book. */
export const reasons = {
  allowed: 'Ez megengedett',
  // general
  'not-your-turn': 'Nem te következel',
  'game-over': 'A játék véget ért',
  'not-asked-now': 'Most nem erről kell dönteni',
  'not-in-this-game': 'Ez nem szerepel ebben a játékban',
  hidden: 'Ez rejtve van',
  // placing a worker
  'no-such-worker': 'Nincs ilyen színű munkásod',
  'no-space-payable': 'Nincs olyan üres mező, amelyet ezzel a munkással ki tudnál fizetni',
  'choose-worker-first': 'Előbb válaszd ki, melyik munkást helyezed le',
  'space-taken': 'Ott már áll egy munkás',
  'needs-god-card-or-gold': 'Nincs sem ennek az istennek kártyája a kezedben, sem aranyad',
  'needs-food': needs('Ehhez a mezőhöz', 'food'),
  'card-of-another-god': 'A mező egy másik istené',
  'needs-gold': 'Nincs aranyad',
  'not-in-hand': 'Ez az istenkártya nincs a kezedben',
  'not-that-role': 'Ez a munkás nem helyezhető le ebben a szerepben',
  'warriors-are-not-captured': 'Harcost nem lehet elfogni',
  'nobody-there': 'Ott nem áll senki',
  'extra-task-needs-potato': needs('Még egy feladathoz', 'potato'),
  // tasks
  'icon-not-next-to-worker': 'Ez a feladat nem a munkásod mellett van',
  'icon-used': 'Ezt a feladatot már végrehajtottad; előbb a többi következik',
  'steps-need-stone': needs('Egy lépcsőhöz', 'stone'),
  'no-step-marker': 'Minden lépcsődet megépítetted',
  'steps-taken': 'Ott már van lépcső',
  'upper-steps-first': 'Előbb ennek a szektornak a felső lépcsője következik',
  'statue-cost': priced('Ezt a szobrot nem tudod kifizetni'),
  'large-statue-cost': priced('Ezt a nagy szobrot nem tudod kifizetni'),
  'statue-gone': 'Ilyen szoborból nincs több',
  'statue-of-other-size': 'Itt csak kis szobor jár',
  'building-cost': priced('Ezt az épületet nem tudod kifizetni'),
  'not-on-market': 'Ez az épület nincs a Piacon',
  'exchange-once': 'Ehhez az építéshez már cseréltél épületet',
  'market-empty': 'A Piac üres',
  'no-building-possible': 'Nincs kifizethető épület, sem a Piacon, sem csere után',
  'no-statue-possible': 'Nincs szobor, amelyet felállíthatnál',
  'no-weaving-left': 'Nincs több szőttes',
  'no-army-card-left': 'Nincs több seregkártya',
  'no-face-up-building': 'Nincs képpel felfelé fekvő termelőépületed',
  'building-face-down': 'Ez az épület le van fordítva',
  'building-used': 'Ez az épület ebben az akcióban már termelt',
  'weaving-needs-corn': needs('Ehhez a vételhez', 'corn'),
  'leftover-needs-corn': needs('Egy maradék szőtteshez', 'corn'),
  'pattern-twice': 'Ebben a kárpitban már van ilyen minta',
  'no-tile-below': 'A felfordított szőttes alatt nincs másik',
  'reward-must-be-taken': 'Csak az aranyért járó templomlépés hagyható ki; a többi jutalmat el kell venni',
  // cards
  'deck-empty': 'Az istenkártyák paklija üres',
  'only-from-deck': 'Az ünnepnek ebben a lépésében istenkártya csak a pakliból jöhet',
  'benefit-taken': 'Ezt a hasznot már megkaptad',
  'no-benefit-now': 'Most a kártya egyik haszna sem kapható meg; a feladatok után talán igen',
  'benefit-impossible': 'Ennek a haszonnak most nem lenne hatása',
  // side actions
  'side-actions-differ': 'A két mellékakciónak különböznie kell',
  'no-god-card-left': 'Nincs több húzható istenkártya',
  'no-army-card-to-train': 'Nincs több húzható seregkártya',
  'no-nomad': 'Nincsenek nomádok',
  'priest-moves-one-or-two': 'A főpap egy vagy két mezőt lép az óramutató járása szerint',
  'no-such-statue': 'Nincs ilyen szobrod',
  'one-statue-of-each-size': 'Mindkét méretből legfeljebb egy szobor adható le',
  'temple-top': 'Ennyi mező már nincs hátra a Templomon',
  'offering-needs-corn': needs('Ehhez a felajánláshoz', 'corn'),
  'offering-of-others-needs-corn': needs('Más körében a felajánláshoz', 'corn'),
  'climb-needs-gold': (need) => `Ennek a templomlépésnek az ára ${need || 1} arany`,
  'not-face-down': 'Ez nem lefordítva fekszik a területeden',
  'turn-up-used': 'Ebben az akcióban már felhasználtad az ingyenes felfordítást',
  'turn-up-before-or-after': 'Felfordítani a termelés előtt vagy után lehet, közben nem',
  'turn-up-by-active-player': 'Termeléskor csak az aktív játékos fordít fel épületet',
  'renew-needs-food': needs('Egy további darabhoz', 'food'),
  'renew-needs-corn': needs('Egy darabhoz', 'corn'),
  'only-buildings': 'Itt csak épület fordítható fel',
  'village-empty': 'A Falu az ünnepig üres',
  'army-card-needs-potato': needs('Egy további seregkártyához', 'potato'),
  'space-conquered': 'Ezt a mezőt már meghódították',
  'no-conquest-marker': 'Nincs több hódításjelződ',
  'needs-soldiers': (need, have) =>
    need === 0 ? 'A képpel felfelé fekvő seregkártyáid nem teljesítik mindkét számot' : `Ehhez a mezőhöz ${need} katona kell különböző egész kártyákon; képpel felfelé ${have} van`,
  'superfluous-soldiers': 'Ezzel a kártyával csak fölösleges kártya árán teljesülnének a számok',
  'like-another-card': 'Ez a seregkártya ugyanolyan, mint egy másik választható',
  'not-face-up': 'Ez a seregkártya nem fekszik képpel felfelé a területeden',
  // end of turn
  'recruit-needs-food': (need, have) => `Ehhez a munkáshoz ${need || 1} burgonya, illetve kukorica kell a vége szerint, neked ${have} van`,
  // Feast
  'no-more-gold-than-needed': (need) => (need === 0 ? 'Csak annyi arany adható, ahány burgonya hiányzik' : `Csak ${need} burgonya hiányzik`),
  // free actions
  'army-card-not-in-hand': 'Ez a seregkártya nincs a kezedben',
  'army-card-in-area': 'A területeden lévő seregkártya nem ad nyersanyagot',
  'needs-z15': 'Ehhez a Z15 épület kell',
  'change-needs-goods': (need, have) => (need === 0 ? 'Túl kevés van belőle' : `Az átváltáshoz ${need} kell belőle, neked ${have} van`),
  'needs-z19': 'Ehhez a Z19 épület kell',
  'call-needs-potato': needs('Egy istenkártyához', 'potato'),
  'other-price': priced('Nem ez a megfelelő fizetség'),
  'offering-amount': `Felajánlani ${either(numbers.offeringCorn.map(String))} kukoricát lehet`,
  'offering-amount-of-others': (need) => `Más körében a felajánlás ${good('corn', need || numbers.offeringCornOthers)}`,
  'would-block-payment': 'Ezek a nyersanyagok a mostani fizetéshez kellenek',
  ...reasonsElsewhere,
} as const satisfies Readonly<Record<string, ReasonWords>>
