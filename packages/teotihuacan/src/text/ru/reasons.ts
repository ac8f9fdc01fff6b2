import { amountOf } from '@tollan/kernel'
import { count } from '@tollan/kernel/words/ru'
import { goodNames } from '../../answers.ts'
import type { ReasonWords } from '../catalogue.ts'
import { good } from './glossary.ts'
import { moduleReasons } from './modules.ts'
import { phrases } from './phrases.ts'

/** Packed amounts as the engine counts them: the goods in order, then "any resource". */
const price = (packed: number): string =>
  phrases.amounts(Object.fromEntries([...goodNames, 'any-resource'].map((kind, i) => [kind, amountOf(packed, i)])))

/** With the price behind it, or the bare sentence when the reason carries none. */
const priced =
  (sentence: string): ReasonWords =>
  (need) =>
    need === 0 ? sentence : `${sentence}: стоимость ${price(need)}`

const cocoa =
  (what: string): ReasonWords =>
  (need, have) =>
    need === 0 ? `${what}: у вас не хватает какао` : `${what}: нужно ${need} какао, у вас ${have}`

const steps = (n: number): string => count(n, 'шаг', 'шага', 'шагов')

/** Every reason of the engine's book. */
export const reasons = {
  allowed: 'Это разрешено',
  // general
  'not-your-turn': 'Сейчас не ваш ход',
  'chance-decides': 'Это решает случай',
  'only-what-is-asked': 'В чужой ход вы решаете только то, о чём вас спрашивают',
  'somebody-else-decides': 'Сначала решает кто-то другой',
  'game-over': 'Игра окончена',
  'not-asked-now': 'Сейчас решается не это',
  'not-in-this-game': 'Этого компонента нет в этой партии',
  'choose-worker-first': 'Сначала выберите работника, который идёт',
  'worker-goes-first': 'Сначала работник должен туда прийти: выберите, куда он идёт',
  'choose-tile-first': 'Сначала выберите плитку',
  'finish-first': 'Сначала завершите то, что решается сейчас',
  'turn-not-over': 'Ход ещё не закончен',
  'action-chosen': 'Действие этого хода уже выбрано',
  'turn-taken': 'Этот ход потрачен на другое: работник не идёт и не действует',
  'mover-chosen': 'Работник, который идёт, уже выбран',
  'already-moved': 'В этом ходу работник уже перемещался',
  'act-where-you-moved': 'Вы действуете только на том планшете, куда пришёл работник',
  'needs-main-action': 'Для этого нужно основное действие своего планшета',
  'no-temple-step-now': 'Сейчас вам не положена ступень в храме',
  'bonus-at-the-end': 'Бонусы храмов приносят очки в конце игры',
  'starting-tiles-are-for-set-up': 'Начальные жетоны используются только при подготовке',
  'not-on-display': 'Этой плитки пирамиды нет среди открытых',
  'decoration-not-on-display': 'Этого украшения нет среди открытых',
  'technology-by-alchemy': 'Технологии осваиваются основным действием на планшете алхимии',
  'royal-tile-by-worship': 'Жетон вождя применяется, когда на нём молится работник',
  // workers
  'others-worker': 'Это чужой работник',
  'worker-locked': 'Этот работник молится на месте поклонения',
  'worker-is-ascending': 'Этот работник как раз совершает вознесение',
  'worker-on-wheel': 'Этот работник ждёт на колесе вознесения',
  'worker-not-in-play': 'Этот работник не в игре',
  'nothing-locked': 'У вас нет молящихся работников',
  'all-locked': 'Все ваши работники молятся',
  'unlock-not-now': 'Сейчас нельзя вернуть молящихся работников',
  'unlock-needs-cocoa': cocoa('Возврат молящихся работников'),
  'unlock-in-free-unlock-turn': 'В этом ходу вы уже вернули работников бесплатно',
  'free-unlock-is-a-turn': 'Бесплатный возврат занимает целый ход',
  'unlock-in-a-standard-turn': 'Возврат за какао возможен только в обычный ход, когда работник идёт и действует',
  // movement
  'too-far': (need, have) =>
    need === 0 ? 'До этого планшета не дойдёт ни один работник' : `До этого планшета ${steps(have)}, работник проходит не больше ${need}`,
  'must-move': 'Работник обязан уйти с планшета, на котором стоит',
  // worship
  'no-worship-here': 'Это место поклонения на другом планшете',
  'own-worker-there': 'Там уже молится ваш работник',
  'bump-needs-cocoa': cocoa('Занятое место поклонения'),
  'royal-effect-required': 'На жетоне вождя нельзя взять только жетон открытия',
  'no-tile-there': 'Там нет жетона открытия',
  'tile-not-first': priced('Вы пока не можете оплатить этот жетон, сначала примените свойство'),
  'both-needs-cocoa': cocoa('То и другое сразу'),
  'choose-the-tile-at-worship': 'Выберите при поклонении жетон или то и другое',
  'worship-decides': 'Это решается, когда работник молится',
  // main actions
  'no-main-action': 'На этом планшете нет основного действия',
  'fee-needs-cocoa': cocoa('Плата за действие'),
  'price-blocks-action': 'Это нужно для текущего действия',
  'fee-leaves-too-little': 'После такой оплаты не хватит на само действие',
  'fee-is-zero': 'Платить какао не нужно',
  'technology-owned': 'Эта технология у вас уже есть',
  'technology-second-row': (need, have) =>
    `Второй ряд требует ${count(need || 2, 'работника', 'работников', 'работников')} или одного сильного; у вас засчитано ${have}`,
  'technology-needs-gold': (need, have) => `Эта технология стоит ${good('gold', need)}, у вас ${have}`,
  'no-technology-possible': 'Нет технологии, которую вы могли бы освоить',
  'nobles-needs-wood': (need, have) => `Здание стоит ${good('wood', need)}, у вас ${have}`,
  'no-building-left': 'Все здания уже построены',
  'nobles-row-full': 'В этом ряду нет свободных ячеек',
  'nobles-row-fixed': 'Вашему числу работников соответствует другой ряд',
  'decoration-needs-gold': (need, have) => `С этими работниками украшение стоит ${good('gold', need)}, у вас ${have}`,
  'no-decoration-possible': 'Ни одно украшение выложить нельзя',
  'space-taken': 'Там уже лежит украшение',
  'space-not-ready': 'Пирамида там ещё недостаточно высока',
  'decoration-before-missing': 'На предыдущем месте этой стороны ещё нет украшения',
  'pyramid-complete': 'Пирамида завершена',
  'no-pyramid-tile': 'В этом действии больше нельзя построить плитку пирамиды',
  'slot-taken': 'Там уже лежит плитка пирамиды',
  'slot-unsupported': 'Нижний уровень ещё не держит это место',
  'build-cost': priced('Вы не можете оплатить этот уровень'),
  'build-at-least-one': 'Нужно построить хотя бы одну плитку',
  'discount-useless': 'Эта плитка не требует такого ресурса',
  'rotation-looks-the-same': 'В таком повороте плитка выглядит как в другом из предложенных',
  // temples
  'temple-top': 'Вы уже на вершине этого храма',
  'temple-top-occupied': 'Вершина этого храма занята другим игроком',
  'temple-not-granted': 'Ваша ступень относится к другому храму',
  // discovery tiles
  'tile-cost': priced('Вы не можете оплатить этот жетон'),
  'tile-would-block-action': priced('Плата за этот жетон нужна для текущего действия'),
  'masks-are-never-used': 'Маски собирают, а не используют',
  'tile-used': 'Вы уже использовали этот жетон',
  'tile-of-another-player': 'Это чужой жетон',
  'tile-without-effect': 'Сейчас этот жетон ничего не даст',
  'tile-while-moving': 'Этот жетон используется при перемещении работника',
  'tile-instead-of-move': 'Этот жетон используется при перемещении работника, один раз',
  'tile-no-second-worker': 'На этом планшете нет второго вашего свободного работника',
  'second-worker-by-tile': 'Второй работник идёт вместе с первым по жетону двойного перемещения',
  'second-worker-elsewhere': 'Второй работник идёт с того же планшета, что и первый',
  'tile-in-main-action': 'Этот жетон используется в основном действии на планшете алхимии, знати или строительства',
  'tile-count-is-three': (need) => `У вас уже засчитано работников: ${need || 3}`,
  'tile-when-paying': 'Этот жетон используется, когда нужно платить какао',
  'tile-not-during-set-up': 'При подготовке жетоны открытий не используются',
  'tile-not-held': 'У вас нет этого жетона',
  'tile-waives-other-prices': 'Эту плату жетон не отменяет',
  'tile-on-avenue': 'Этот жетон берут, дойдя до его деления Дороги мёртвых',
  'tile-on-temple-step': 'Этот жетон берут, поднявшись на его ступень храма',
  'tile-by-worship': 'Этот жетон берут поклонением на его планшете',
  'tile-not-reached': 'Вы не дошли до этого жетона',
  // power-ups
  'power-up-on-board-only': 'Увеличить силу можно только работникам на планшете действия',
  'power-up-locked': 'Силу молящегося работника увеличить нельзя',
  'power-up-not-now': 'Сейчас увеличение силы вам не положено',
  'power-up-mandatory': 'От первого увеличения силы отказаться нельзя',
  'paid-power-up-needs-cocoa': cocoa('Дополнительное увеличение силы'),
  'power-up-acting-worker': 'Силу действующего работника нельзя увеличить во время его действия',
  'power-up-would-end-action': 'Работник совершил бы вознесение и покинул планшет, не выполнив действия',
  'not-a-starting-worker': 'Это не ваш начальный работник',
  // ascension
  'reward-needs-cocoa': cocoa('Эта награда'),
  'reward-by-ascension': 'Эта награда даётся за вознесение',
  'fourth-worker-in-play': 'Ваш четвёртый работник уже в игре',
  'no-temple-step-possible': 'Вы не можете продвинуться ни в одном храме',
  // payments and eclipse
  'repeat-cost': priced('Вы не можете это оплатить'),
  'no-resources-of-choice-now': 'Сейчас вам не положены ресурсы на выбор',
  'resources-of-choice-kinds': 'Ресурсы на выбор — дерево, камень или золото',
  'resources-of-choice': (need) => `Вам положено ресурсов на выбор ровно: ${need}`,
  'nothing-to-pay': 'Сейчас платить не за что',
  'price-is-another': (need) => (need === 0 ? 'Это не та стоимость' : `Стоимость — ${price(need)}, а это не она`),
  'salary-cocoa': (need, have) => `Вы не можете заплатить ${need} какао: у вас ${have}`,
  'salary-at-an-eclipse': 'Работникам платят во время затмения',
  'salary-owed': (need) => `Вашим работникам положено ${need} какао, не больше`,
  // set-up
  'board-not-on-tiles': 'На ваших начальных жетонах нет этого планшета',
  'starting-tile-not-dealt': 'Вы выбираете не из этих начальных жетонов',
  'starting-tile-taken': 'Этот начальный жетон уже взят',
  'own-worker-on-board': 'Там уже начинает один из ваших работников',
  ...moduleReasons,
} as const satisfies Readonly<Record<string, ReasonWords>>
