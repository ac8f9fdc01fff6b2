import { amountOf } from '@tollan/kernel'
import { goodNames } from '../../answers.ts'
import type { ReasonWords } from '../catalogue.ts'
import { moduleReasons } from './modules.ts'
import { phrases } from './phrases.ts'

/** Packed amounts as the engine counts them: the goods in order, then "any resource". */
const price = (packed: number): string =>
  phrases.amounts(Object.fromEntries([...goodNames, 'any-resource'].map((good, kind) => [good, amountOf(packed, kind)])))

/** The sentence with its price, or bare when the reason carries none. */
const priced =
  (bare: string, what = 'az ára'): ReasonWords =>
  (need) =>
    need === 0 ? bare : `${bare}: ${what} ${price(need)}`

/** "A felszabadításhoz 3 kakaó kell, neked 1 van" */
const cocoa =
  (what: string): ReasonWords =>
  (need, have) =>
    need === 0 ? `${what} nincs elég kakaód` : `${what} ${need} kakaó kell, neked ${have} van`

/** Every reason of the engine's book. */
export const reasons = {
  allowed: 'Ez megengedett',
  // general
  'not-your-turn': 'Nem te következel',
  'chance-decides': 'Erről a véletlen dönt',
  'only-what-is-asked': 'Más körében csak arról döntesz, amit kérdeznek tőled',
  'somebody-else-decides': 'Előbb valaki más dönt',
  'game-over': 'A játék véget ért',
  'not-asked-now': 'Most nem erről kell dönteni',
  'not-in-this-game': 'Ez nem szerepel ebben a játékban',
  'choose-worker-first': 'Előbb válaszd ki a lépő munkást',
  'worker-goes-first': 'Előbb oda kell lépnie a munkásnak: válaszd ki, hová megy',
  'choose-tile-first': 'Előbb válaszd ki a lapkát',
  'finish-first': 'Előbb fejezd be, amiről most döntesz',
  'turn-not-over': 'A kör még nem ért véget',
  'action-chosen': 'Ennek a körnek az akcióját már kiválasztottad',
  'turn-taken': 'Ezt a kört másra használtad: munkás nem lép és nem hajt végre akciót',
  'mover-chosen': 'A lépő munkást már kiválasztottad',
  'already-moved': 'Ebben a körben már lépett egy munkás',
  'act-where-you-moved': 'Csak azon az akciótáblán hajthatsz végre akciót, ahová a munkásod lépett',
  'needs-main-action': 'Ehhez az akciótábla fő akciója kell',
  'no-temple-step-now': 'Most nem jár templomlépés',
  'bonus-at-the-end': 'A templom bónuszlapkákat a játék végén pontozzuk',
  'starting-tiles-are-for-set-up': 'A kezdőlapkák csak az előkészítéskor használhatók',
  'not-on-display': 'Ez a piramislapka nincs a kínálatban',
  'decoration-not-on-display': 'Ez a díszlapka nincs a kínálatban',
  'technology-by-alchemy': 'Technológiát az Alkímia fő akciójával lehet kifejleszteni',
  'royal-tile-by-worship': 'A királylapka akkor hat, amikor egy munkás imád rajta',
  // workers
  'others-worker': 'Ez nem a te munkásod',
  'worker-locked': 'Ez a munkás zárolt',
  'worker-is-ascending': 'Ez a munkás éppen felemelkedik',
  'worker-on-wheel': 'Ez a munkás a Felemelkedés keréken vár',
  'worker-not-in-play': 'Ez a munkás nincs játékban',
  'nothing-locked': 'Nincs zárolt munkásod',
  'all-locked': 'Minden munkásod zárolt',
  'unlock-not-now': 'Most nem lehet munkást felszabadítani',
  'unlock-needs-cocoa': cocoa('A felszabadításhoz'),
  'unlock-in-free-unlock-turn': 'Ebben a körben már ingyen felszabadítottál',
  'free-unlock-is-a-turn': 'Az ingyenes felszabadítás egy teljes kör helyett van',
  'unlock-in-a-standard-turn': 'Kakaóért csak olyan körben lehet felszabadítani, amelyben egy munkás lép és akciót hajt végre',
  // movement
  'too-far': (need, have) =>
    need === 0 ? 'Ezt az akciótáblát egyik munkás sem éri el' : `Ez az akciótábla ${have} lépésre van; a munkás legfeljebb ${need} lépést tehet`,
  'must-move': 'A munkásnak el kell hagynia az akciótábláját',
  // worship
  'no-worship-here': 'Ez az imádásmező egy másik akciótáblán van',
  'own-worker-there': 'Ott már a saját munkásod imád',
  'bump-needs-cocoa': cocoa('A foglalt imádásmezőhöz'),
  'royal-effect-required': 'Királylapkán nem választhatod csak a felfedezéslapkát',
  'no-tile-there': 'Ott nincs felfedezéslapka',
  'tile-not-first': priced('Ezt a lapkát még nem tudod kifizetni, előbb a hatást válaszd'),
  'both-needs-cocoa': cocoa('A két lehetőséghez együtt'),
  'choose-the-tile-at-worship': 'Válaszd imádáskor a lapkát vagy mindkettőt',
  'worship-decides': 'Erről imádáskor kell dönteni',
  // main actions
  'no-main-action': 'Ennek az akciótáblának nincs fő akciója',
  'fee-needs-cocoa': cocoa('A fő akcióhoz'),
  'price-blocks-action': 'Ezek a javak a folyamatban lévő akcióhoz kellenek',
  'fee-leaves-too-little': 'Ha így fizetsz, nem marad elég az akcióra',
  'fee-is-zero': 'Nincs fizetnivaló kakaó',
  'technology-owned': 'Ez a technológia már megvan neked',
  'technology-second-row': (need, have) => `Az alsó sorhoz ${need || 2} munkás vagy egy erős munkás kell; nálad ${have} számít`,
  'technology-needs-gold': (need, have) => `Ennek a technológiának az ára ${need} arany, neked ${have} van`,
  'no-technology-possible': 'Nincs technológia, amit kifejleszthetnél',
  'nobles-needs-wood': (need, have) => `Egy épület ára ${need} fa, neked ${have} van`,
  'no-building-left': 'Nincs több épület',
  'nobles-row-full': 'Ebben a sorban nincs üres mező',
  'nobles-row-fixed': 'Ennyi munkáshoz másik sor tartozik',
  'decoration-needs-gold': (need, have) => `Ennyi munkással egy díszlapka ára ${need} arany, neked ${have} van`,
  'no-decoration-possible': 'Nem lehet díszlapkát lerakni',
  'space-taken': 'Ott már van díszlapka',
  'space-not-ready': 'A piramis ott még nem elég magas',
  'decoration-before-missing': 'Ennek az oldalnak az előző mezőjén még nincs díszlapka',
  'pyramid-complete': 'A piramis elkészült',
  'no-pyramid-tile': 'Ebben az akcióban nem rakható le több piramislapka',
  'slot-taken': 'Ott már van piramislapka',
  'slot-unsupported': 'Az alatta lévő szint még nem tartja meg',
  'build-cost': priced('Ezt a szintet nem tudod kifizetni'),
  'build-at-least-one': 'Legalább egy lapkát le kell rakni',
  'discount-useless': 'Ennek a lapkának az árában nincs ilyen nyersanyag',
  'rotation-looks-the-same': 'Így forgatva a lapka ugyanúgy áll, mint egy másik felkínált forgatásban',
  // temples
  'temple-top': 'Ennek a templomnak a legfelső lépcsőjén állsz',
  'temple-top-occupied': 'A templom legfelső lépcsője foglalt',
  'temple-not-granted': 'A lépés egy másik templomra jár',
  // discovery tiles
  'tile-cost': priced('Ezt a lapkát nem tudod kifizetni'),
  'tile-would-block-action': priced('A folyamatban lévő akcióhoz kellenek a javaid', 'a lapka ára'),
  'masks-are-never-used': 'A maszkokat gyűjteni kell, nem felhasználni',
  'tile-used': 'Ezt a lapkát már felhasználtad',
  'tile-of-another-player': 'Ez a lapka egy másik játékosé',
  'tile-without-effect': 'Ennek a lapkának most nem lenne hatása',
  'tile-while-moving': 'Ez a lapka egy munkás mozgatásakor használható',
  'tile-instead-of-move': 'Ez a lapka egy munkás mozgatásakor használható, egyszer',
  'tile-no-second-worker': 'Nincs másik szabad munkásod ezen az akciótáblán',
  'second-worker-by-tile': 'Második munkást a dupla mozgás lapka visz magával',
  'second-worker-elsewhere': 'A második munkásnak ugyanarról az akciótábláról kell indulnia',
  'tile-in-main-action': 'Ez a lapka az Alkímia, a Nemesek vagy az Építkezés fő akciójában használható',
  'tile-count-is-three': (need) => `Már ${need || 3} munkásod számít`,
  'tile-when-paying': 'Ez a lapka kakaófizetéskor használható',
  'tile-not-during-set-up': 'Felfedezéslapka az előkészítés alatt nem használható',
  'tile-not-held': 'Nincs ilyen lapkád',
  'tile-waives-other-prices': 'Ez a lapka nem engedi el ezt az árat',
  'tile-on-avenue': 'Ezt a lapkát a Holtak útján a mezőjére lépve lehet megszerezni',
  'tile-on-temple-step': 'Ezt a lapkát a templomlépcsőjére lépve lehet megszerezni',
  'tile-by-worship': 'Ezt a lapkát az akciótáblája imádásmezőjén lehet megszerezni',
  'tile-not-reached': 'Ezt a lapkát nem érted el',
  // power-ups
  'power-up-on-board-only': 'Csak az akció tábláján álló munkás erősíthető meg',
  'power-up-locked': 'Zárolt munkás nem erősíthető meg',
  'power-up-not-now': 'Most nem jár megerősítés',
  'power-up-mandatory': 'Az első megerősítés nem hagyható ki',
  'paid-power-up-needs-cocoa': cocoa('A további megerősítéshez'),
  'power-up-acting-worker': 'Az akciót végrehajtó munkás az akciója közben nem erősíthető meg',
  'power-up-would-end-action': 'A munkás felemelkedne, és az akciója előtt elhagyná az akciótáblát',
  'not-a-starting-worker': 'Ez nem kezdő munkásod',
  // ascension
  'reward-needs-cocoa': cocoa('Ehhez a jutalomhoz'),
  'reward-by-ascension': 'Ez a jutalom felemelkedéskor jár',
  'fourth-worker-in-play': 'A negyedik munkásod már játékban van',
  'no-temple-step-possible': 'Egyik templomon sem léphetsz',
  // payments and eclipse
  'repeat-cost': priced('Ezt nem tudod kifizetni'),
  'no-resources-of-choice-now': 'Most nem jár tetszőleges nyersanyag',
  'resources-of-choice-kinds': 'A tetszőleges nyersanyag fa, kő vagy arany',
  'resources-of-choice': (need) => `Pontosan ennyi tetszőleges nyersanyag jár: ${need}`,
  'nothing-to-pay': 'Most nincs mit fizetni',
  'price-is-another': (need) => (need === 0 ? 'Nem ez az ár' : `Az ár: ${price(need)}, ez nem annyi`),
  'salary-cocoa': (need, have) => `Nem tudsz ${need} kakaót fizetni: neked ${have} van`,
  'salary-at-an-eclipse': 'A munkások bérét napfogyatkozáskor kell fizetni',
  'salary-owed': (need) => `A munkásaid bére ${need} kakaó, nem több`,
  // set-up
  'board-not-on-tiles': 'Ez az akciótábla nem szerepel a kezdőlapkáidon',
  'starting-tile-not-dealt': 'Nem ezek a kezdőlapkák közül választasz',
  'starting-tile-taken': 'Ezt a kezdőlapkát már elvették',
  'own-worker-on-board': 'Ott már kezd egy munkásod',
  ...moduleReasons,
} as const satisfies Readonly<Record<string, ReasonWords>>
