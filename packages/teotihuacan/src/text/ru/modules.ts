// Words that only modules bring.
import { capital, count, plural } from '@tollan/kernel/words/ru'
import type { AnswerWords, EventWords, ReasonWords } from '../catalogue.ts'
import { altarAnswers, altarEffects, altarEvents, altarQuestions, altarReasons } from './altars.ts'
import { atPlace, inCase, toPlace } from './cases.ts'

/** "region-3" is region 3. */
const region = (id: string): string => (id === 'teotihuacan' ? 'Теотиуакан' : id.replace('region-', 'регион '))

export const moduleEvents = {
  'step-back': (of) => `${of.who} перемещает ${inCase(of.name('worker'), 'acc')} назад ${toPlace(of.name('board'))}`,
  'reuse-tile': (of) => `${of.who} снова открывает ${of.names.tile(of.text('tile'))}`,
  ...altarEvents,
  'owner-token': (of) => `${of.who} берёт жетон владельца имения (${of.name('temple')})`,
  claim: (of) => `${of.who} отмечает фишкой принадлежности ${of.name('space')}`,
  'mansion-roll': (of) => `${of.who} проходит мимо имения и выбрасывает ${of.number('die')}`,
  'royal-activated': (of) => `${of.who} активирует ${of.name('space')}`,
  'warrior-placed': (of) => `${of.who} ставит воина ${toPlace(region(of.text('region')))}`,
  'warrior-pushed': (of) =>
    `${of.who}: воин переходит из ${inCase(region(of.text('from')), 'gen')} ${toPlace(region(of.text('to')))}`,
  settle: (of) => `${of.who} строит здание ${atPlace(region(of.text('region')))}`,
  'region-tile-drawn': (of) => `Вытянуто: ${of.names.tile(of.text('tile'))}`,
  'worker-returned': (of) => `${of.who} убирает ${inCase(of.name('worker'), 'acc')} в коробку`,
  'common-worker': (of) => `${capital(of.name('worker'))} стоит ${atPlace(of.name('board'))}`,
} as const satisfies Readonly<Record<string, EventWords>>

export const moduleQuestions = {
  'step-back-worker': 'Какой работник идёт назад?',
  'step-back-board': 'Как далеко работник идёт назад?',
  'reuse-tile': 'Какой использованный жетон открытия вы снова открываете?',
  'draw-direction-tile': 'Какой жетон направления вытянут?',
  ...altarQuestions,
  'claim-step': 'Платите 1 какао за ступень в храме этого жетона вождя?',
  'claim-power-up': 'Силу какого работника увеличивает ваша фишка принадлежности?',
  'conquest-reward': 'Какую награду завоеваний вы берёте следующей?',
  march: 'Куда идёт ваш вытесненный воин?',
  settle: 'В каком регионе вы строите?',
  'region-tile': 'Какой из вытянутых жетонов вы берёте?',
  'power-up-different': 'Силу какого ещё работника вы увеличиваете?',
  'different-temple': 'В каком храме вы продвигаетесь? В каждом только один раз',
  'draw-path': 'Какой жетон пути вытянут?',
  'bot-mask': 'Какую из равных масок берёт Теотибот?',
} as const satisfies Readonly<Record<string, string>>

const directionTiles: Readonly<Record<string, string>> = {
  'base-1': 'первый жетон направления',
  'base-2': 'второй жетон направления',
  two: 'жетон направления на 2 планшета',
  three: 'жетон направления на 3 планшета',
}

export const moduleAnswers = {
  'step-back': (id, names) => `Переместить ${inCase(names.name(id), 'acc')} назад`,
  'back-to': (id, names) => `Назад ${toPlace(names.name(id))}`,
  reuse: (id, names) => `Снова открыть ${names.tile(id)}`,
  'draw-direction-tile': (id) => `Вытянуто: ${directionTiles[id] ?? id}`,
  ...altarAnswers,
  'claim-step': (what) => (what === 'pay' ? '1 какао за ступень в храме' : 'Сейчас без ступени в храме'),
  'no-power-up': () => 'Никому не увеличивать силу',
  conquest: (what) => (what === 'build' ? 'Награда за строительство' : 'Награда империи'),
  march: (id) => capital(toPlace(region(id))),
  settle: (id, names) => `Построить здание ${atPlace(region(id))}${names.effect(id) === '' ? '' : `: ${names.effect(id)}`}`,
  'draw-path': (id) => `Вытянуто: путь ${toPlace(region(id))}`,
  'bot-mask': (id, names) => `Теотибот берёт ${names.tile(id)}`,
  'move-common': (id, names) => `Переместить ${inCase(names.name(id), 'acc')}`,
} as const satisfies Readonly<Record<string, AnswerWords>>

export const moduleReasons = {
  'tile-before-a-harvest': 'Этот жетон используется до получения ресурсов в Лесу, Каменоломне или на Прииске',
  'great-tiles-are-not-reused': 'Жетоны больших открытий снова не открываются',
  'power-lowered-for-a-tile': 'Работник теряет силу только как плату за жетон',
  'reuse-by-tile': 'Использованные жетоны снова открываются только жетоном большого открытия',
  'step-back-by-tile': 'Работники возвращаются только жетоном или алтарём',
  'acting-worker-stays': 'Работник этого хода остаётся там, где действует',
  ...altarReasons,
  'owner-token-by-temple-step': 'Жетон владельца имения достаётся тому, кто первым достигнет его ступени храма',
  'owner-token-taken': 'Этот жетон владельца имения уже взят',
  'claim-power-up-in-play': 'Увеличить силу можно только работнику, который в игре',
  'claim-step-needs-cocoa': (need, have) => `Ступень стоит ${need} какао, у вас ${have}`,
  'claim-step-at-worship': 'Эта ступень доступна, когда работник молится на отмеченном жетоне вождя',
  'conquest-reward-used': 'В этой клетке больше нет такой награды',
  'warriors-move-onward': 'Вытесненный воин идёт дальше от Теотиуакана, но не назад и не вбок',
  'warriors-never-cross-the-line': 'Воины не пересекают сплошную линию',
  'warriors-move-to-a-neighbour': 'Вытесненный воин идёт в соседний регион',
  'region-cannot-be-settled': 'В Теотиуакане и в самом отдалённом регионе строить нельзя; воины там стоять могут',
  'region-is-settled': 'В этом регионе уже есть здание; воины могут через него пройти',
  'warriors-move-when-pushed': 'Воин идёт дальше, когда в его регион приходит другой',
  'no-own-warrior-there': 'Строить можно только там, где есть ваш воин',
  'building-needs-wood': (need, have) =>
    need === 0 ? 'За здание платят деревом' : `Здание стоит ${count(need, 'дерево', 'дерева', 'дерева')}, у вас ${have}`,
  'no-building-for-a-region': 'В ряду зданий не осталось зданий',
  'build-if-possible': 'Вы можете построить здание, а значит, строите',
  'worker-once-each': 'Регион уже увеличил силу этого работника',
  'two-different-temples': 'В этом храме вы уже продвинулись: ступени нужны в разных храмах',
  'special-mask-by-settling': 'Эту маску получает тот, кто строит в её регионе',
  'settled-by-the-main-action-of-conquest': 'Регионы заселяются наградой за строительство на планшете завоеваний',
  'common-worker-moves-one-board': 'Общий работник идёт ровно на один планшет; планшет 1 он может пропустить',
  'common-worker-never-worships': 'Общий работник не занимает мест поклонения',
  'common-worker-has-no-power': 'У общего работника нет силы',
  'unlimited-move-for-own-workers': 'Этот жетон перемещает только ваших работников',
} as const satisfies Readonly<Record<string, ReasonWords>>

const drawn = (n: number, kind: string): string => `один из ${n} вытянутых жетонов ${kind} за его стоимость`

/** Effects that name a procedure. */
export const procedureEffects: Readonly<Record<string, (n: number) => string>> = {
  'step-back': (n) => `переместить работника назад не более чем на ${count(n, 'планшет', 'планшета', 'планшетов')}`,
  'reuse-tiles': (n) =>
    `снова открыть ${count(n, 'использованный жетон открытия', 'использованных жетона открытий', 'использованных жетонов открытий')}`,
  ...altarEffects,
  'empire-reward': (n) => count(n, 'награда империи', 'награды империи', 'наград империи'),
  'build-reward': (n) => count(n, 'награда за строительство', 'награды за строительство', 'наград за строительство'),
  'draw-and-take': (n) => drawn(n, 'открытий'),
  'draw-and-take-great': (n) => drawn(n, 'больших открытий'),
  'power-up-different': (n) => `увеличение силы не более ${n} ${plural(n, 'работника', 'разных работников', 'разных работников')}`,
  'different-temples': (n) => `по 1 ступени в ${n} ${plural(n, 'храме', 'разных храмах', 'разных храмах')}`,
  'special-mask': (n) => (n === 0 ? 'золотая маска' : 'нефритовая маска'),
  'vp-per-worker': () => '1 ПО за каждого своего работника или 2 ПО, если его сила 4 или 5',
}

/** Masks without a number. */
export const namedMasks: Readonly<Record<string, string>> = { 'mask-special-gold': 'золотая маска', 'mask-special-jade': 'нефритовая маска' }
