// Words that only modules bring.
import { capital, the } from '@tollan/kernel/words/hu'
import type { AnswerWords, EventWords, ReasonWords } from '../catalogue.ts'
import { altarAnswers, altarEffects, altarEvents, altarQuestions, altarReasons } from './altars.ts'
import { fromRegion, inRegion, intoRegion, object, region, toBoard } from './forms.ts'

export const moduleEvents = {
  'step-back': (of) => `${of.who}: ${the(of.name('worker'))} visszalép ${toBoard(of.name('board'))}`,
  'reuse-tile': (of) => `${of.who}: újra felfordítja ${the(object(of.names.tile(of.text('tile'))))}`,
  ...altarEvents,
  'owner-token': (of) => `${of.who}: elveszi ${the(of.name('temple'))} tulajdonosjelzőjét`,
  claim: (of) => `${of.who}: igényjelzője ide kerül: ${of.name('space')}`,
  'mansion-roll': (of) => `${of.who}: áthalad a Rezidencián, a dobás ${of.number('die')}`,
  'royal-activated': (of) => `${of.who}: királylapkát aktivál (${of.name('space')})`,
  'warrior-placed': (of) => `${of.who}: harcost küld ${intoRegion(of.text('region'))}`,
  'warrior-pushed': (of) => `${of.who}: egy harcosa ${fromRegion(of.text('from'))} ${intoRegion(of.text('to'))} lép`,
  settle: (of) => `${of.who}: épít ${inRegion(of.text('region'))}`,
  'region-tile-drawn': (of) => `Húzott lapka: ${of.names.tile(of.text('tile'))}`,
  'worker-returned': (of) => `${of.who}: visszateszi ${the(object(of.name('worker')))} a dobozba`,
  'common-worker': (of) => `${capital(the(of.name('worker')))} ${toBoard(of.name('board'))} kerül`,
} as const satisfies Readonly<Record<string, EventWords>>

export const moduleQuestions = {
  'step-back-worker': 'Melyik munkás lép vissza?',
  'step-back-board': 'Meddig lép vissza a munkás?',
  'reuse-tile': 'Melyik felhasznált felfedezéslapkát fordítod fel újra?',
  'draw-direction-tile': 'Melyik iránylapka következik?',
  ...altarQuestions,
  'claim-step': 'Fizetsz 1 kakaót egy lépésért a királylapka templomán?',
  'claim-power-up': 'Melyik munkásodat erősíti meg az igényjelződ?',
  'conquest-reward': 'A Hódítás melyik jutalma következik?',
  march: 'Hová lép a továbblökött harcosod?',
  settle: 'Melyik régióban építesz?',
  'region-tile': 'Melyik húzott lapkát veszed el?',
  'power-up-different': 'Melyik további munkást erősíted meg?',
  'different-temple': 'Melyik templomon lépsz? Minden templomon csak egyszer',
  'draw-path': 'Melyik útvonallapkát húztátok?',
  'bot-mask': 'Az egyforma értékű maszkok közül melyiket veszi el Teotibot?',
} as const satisfies Readonly<Record<string, string>>

const directionTiles: Readonly<Record<string, string>> = {
  'base-1': 'az első',
  'base-2': 'a második',
  two: 'a 2 akciótáblás',
  three: 'a 3 akciótáblás',
}

export const moduleAnswers = {
  'step-back': (id, names) => `Léptesd vissza ${the(object(names.name(id)))}`,
  'back-to': (id, names) => `Vissza ${toBoard(names.name(id))}`,
  reuse: (id, names) => `Fordítsd fel újra ${the(object(names.tile(id)))}`,
  'draw-direction-tile': (id) => `Húzott iránylapka: ${directionTiles[id] ?? id}`,
  ...altarAnswers,
  'claim-step': (what) => (what === 'pay' ? 'Fizess 1 kakaót a lépésért' : 'Most nem kell templomlépés'),
  'no-power-up': () => 'Ne erősíts meg senkit',
  conquest: (what) => (what === 'build' ? 'Építésjutalom' : 'Birodalomjutalom'),
  march: (id) => `Lépj ${intoRegion(id)}`,
  settle: (id, names) => `Építs ${inRegion(id)}${names.effect(id) === '' ? '' : `: ${names.effect(id)}`}`,
  'draw-path': (id) => `Húzott útvonal: ${region(id)}`,
  'bot-mask': (id, names) => `Teotibot ezt veszi el: ${names.tile(id)}`,
  'move-common': (id, names) => `Mozgasd ${the(object(names.name(id)))}`,
} as const satisfies Readonly<Record<string, AnswerWords>>

export const moduleReasons = {
  'tile-before-a-harvest': 'Ez a lapka az Erdő, a Kőfejtő vagy az Aranyraktár fő akciójának végrehajtása előtt használható',
  'great-tiles-are-not-reused': 'Nagy felfedezéslapkát nem lehet újra felfordítani',
  'power-lowered-for-a-tile': 'Munkás csak egy lapka áraként veszít erőt',
  'reuse-by-tile': 'Felhasznált lapkát nagy felfedezéslapka fordít fel újra',
  'step-back-by-tile': 'Munkás csak lapkával vagy oltárral léphet vissza',
  'acting-worker-stays': 'A kör munkása ott marad, ahol az akcióját végzi',
  ...altarReasons,
  'owner-token-by-temple-step': 'A tulajdonosjelző azé, aki elsőként éri el a templomlépcsőt',
  'owner-token-taken': 'Ezt a tulajdonosjelzőt már elvették',
  'claim-power-up-in-play': 'Csak játékban lévő munkás erősíthető meg',
  'claim-step-needs-cocoa': (need, have) => `A lépéshez ${need} kakaó kell, neked ${have} van`,
  'claim-step-at-worship': 'Ez a lépés akkor jár, amikor egy munkás igényjelzős királylapkán imád',
  'conquest-reward-used': 'A mezőn nincs több ilyen jutalom',
  'warriors-move-onward': 'A továbblökött harcos Teotihuacantól távolodva lép, sosem vissza vagy oldalra',
  'warriors-never-cross-the-line': 'A harcosok sosem lépik át a folytonos vonalat',
  'warriors-move-to-a-neighbour': 'A továbblökött harcos szomszédos régióba lép',
  'region-cannot-be-settled': 'Teotihuacanban és a legtávolabbi régióban nem lehet építeni; harcos állhat ott',
  'region-is-settled': 'Ebben a régióban már áll épület; harcos átmehet rajta',
  'warriors-move-when-pushed': 'Egy harcos akkor megy tovább, ha másik érkezik a régiójába',
  'no-own-warrior-there': 'Csak ott építhetsz, ahol van harcosod',
  'building-needs-wood': (need, have) => (need === 0 ? 'Egy épülethez fa kell' : `Egy épület ára ${need} fa, neked ${have} van`),
  'no-building-for-a-region': 'Nincs több épület az épületsoron',
  'build-if-possible': 'Tudsz építeni, ezért építened kell',
  'worker-once-each': 'Ezt a munkást a régió már megerősítette',
  'two-different-temples': 'Ezen a templomon már léptél; a lépések különböző templomokra járnak',
  'special-mask-by-settling': 'Ez a maszk azé, aki a régiójában épít',
  'settled-by-the-main-action-of-conquest': 'Régióban a Hódítás építésjutalmával lehet építeni',
  'common-worker-moves-one-board': 'A közös munkás pontosan egy akciótáblányit lép; az 1. táblát átugorhatja',
  'common-worker-never-worships': 'Közös munkás sosem áll imádásmezőn',
  'common-worker-has-no-power': 'A közös munkásnak nincs növelhető ereje',
  'unlimited-move-for-own-workers': 'Ez a lapka csak saját munkásra használható',
} as const satisfies Readonly<Record<string, ReasonWords>>

/** Effects that name a procedure. */
export const procedureEffects: Readonly<Record<string, (n: number) => string>> = {
  'step-back': (n) => `egy munkás legfeljebb ${n} akciótáblányit visszalép`,
  'reuse-tiles': (n) => `${n} felhasznált felfedezéslapka újra felfordul`,
  ...altarEffects,
  'empire-reward': (n) => `${n} birodalomjutalom`,
  'build-reward': (n) => `${n} építésjutalom`,
  'draw-and-take': (n) => `${n} húzott felfedezéslapka közül az egyik megvehető`,
  'draw-and-take-great': (n) => `${n} húzott nagy felfedezéslapka közül az egyik megvehető`,
  'power-up-different': (n) => `legfeljebb ${n} különböző munkás megerősítése`,
  'different-temples': (n) => `1-1 lépés ${n} különböző templomon`,
  'special-mask': (n) => (n === 0 ? 'az aranymaszk' : 'a jádemaszk'),
  'vp-per-worker': () => '1 GYP munkásonként, 4-es erőtől 2 GYP',
}

/** Masks without a number. */
export const namedMasks: Readonly<Record<string, string>> = { 'mask-special-gold': 'aranymaszk', 'mask-special-jade': 'jádemaszk' }
