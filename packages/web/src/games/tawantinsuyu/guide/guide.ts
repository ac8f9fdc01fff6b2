// First steps in Tawantinsuyu. The chapters begin at positions of recorded games (build/record-guide.ts); suggestions are answers that are legal there.
import type { Chapter, Guide, Lesson, Step } from '../../../shell/guide/guide.ts'
import { messages } from '../i18n/messages.ts'

const thing = (id: string): string => `[data-thing="${id}"], [data-about="${id}"]`
/** Any thing whose id begins so. */
const kind = (start: string): string => `[data-thing^="${start}"], [data-about^="${start}"]`

/** On a phone the hand is a drawer, and a section of the hill opens by its plate: a ring round all of it would leave the card no room. */
const hand = '[data-testid="hand"]'
const section = (n: number): string => `svg [data-section="${n}"] .plate`

const endTurn: Step = {
  id: 'end', title: 'taw.first.end', text: 'taw.first.end.text', rules: ['TAW-EOT-01'], done: { answer: 'end-turn' }, at: ['end-of-turn'], suggest: ['end-turn'],
}

const place: Lesson = {
  id: 'place',
  goal: { event: 'place' },
  steps: [
    { id: 'hello', title: 'taw.first.hello', text: 'taw.first.hello.text', rules: ['TAW-END-09'] },
    { id: 'map', title: 'taw.first.map', text: 'taw.first.map.text', rules: ['TAW-PLACE-01'], point: ['.hill'] },
    { id: 'hand', title: 'taw.first.hand', text: 'taw.first.hand.text', rules: ['TAW-PLACE-02'], point: [thing('god-four-squares-1'), hand] },
    { id: 'pick', title: 'taw.first.pick', text: 'taw.first.pick.text', rules: ['TAW-TURN-06'], done: { answer: 'place' }, at: ['turn'], suggest: ['place:courier'] },
    {
      id: 'space', title: 'taw.first.space', text: 'taw.first.space.text', rules: ['TAW-PLACE-05', 'TAW-PLACE-06', 'TAW-COUNT-02'],
      done: { answer: 'on' }, at: ['space'], suggest: ['on:space-top-2-a'],
    },
    { id: 'price', title: 'taw.first.price', text: 'taw.first.price.text', rules: ['TAW-PLACE-02', 'TAW-GOD-01'], done: { answer: 'by-card' }, at: ['price'], suggest: ['by-card:god-four-squares-1'] },
    { id: 'food', title: 'taw.first.food', text: 'taw.first.food.text', rules: ['TAW-PLACE-04'], done: { answer: 'pay' }, at: ['payment'], suggest: ['pay:2-potato'] },
    { id: 'task', title: 'taw.first.task', text: 'taw.first.task.text', rules: ['TAW-COUNT-08'], done: { answer: 'task' }, at: ['task'], suggest: ['task:icon-top-2-ab'] },
    { id: 'second', title: 'taw.first.task2', text: 'taw.first.task2.text', rules: ['TAW-COUNT-09', 'TAW-COUNT-12'], done: { answer: 'task' }, at: ['task'], suggest: ['task:icon-summit-23'] },
    endTurn,
  ],
}

const statue: Lesson = {
  id: 'statue',
  goal: { event: 'statue' },
  steps: [
    { id: 'stone', title: 'taw.first.stone', text: 'taw.first.stone.text', rules: ['TAW-TASK-STATUE-02'], point: ['[data-part="goods"]'] },
    {
      id: 'site', title: 'taw.first.site', text: 'taw.first.site.text', rules: ['TAW-PLACE-01'],
      done: { answer: 'on' }, at: ['turn', 'space'], suggest: ['place:courier', 'on:space-middle-2-c'],
    },
    {
      id: 'build', title: 'taw.first.build', text: 'taw.first.build.text', rules: ['TAW-TASK-STATUE-01', 'TAW-TASK-STATUE-02'],
      done: { event: 'statue' }, at: ['task', 'statue'], suggest: ['task:icon-middle-ridge-23', 'statue:small-four-squares'],
    },
    { id: 'rest', title: 'taw.first.rest', text: 'taw.first.rest.text', rules: ['TAW-COUNT-09'], done: { answer: 'task:icon-middle-2-bc' }, at: ['task'], suggest: ['task:icon-middle-2-bc'] },
    {
      id: 'benefit', title: 'taw.first.benefit', text: 'taw.first.benefit.text', rules: ['TAW-GOD-01', 'TAW-GOD-04'],
      done: { answer: 'benefit' }, at: ['benefit'], suggest: [1, 2, 3].map((n) => `benefit:god-four-squares-4+${n}`),
    },
    { ...endTurn, at: ['benefit', 'end-of-turn'], suggest: [...[1, 2, 3].map((n) => `benefit:god-four-squares-4+${n}`), 'end-turn'] },
  ],
}

const offering: Lesson = {
  id: 'offering',
  goal: { answer: 'move-to' },
  steps: [
    { id: 'sun', title: 'taw.first.sun', text: 'taw.first.sun.text', rules: ['TAW-PRIEST-MOVE-03', 'TAW-PRIEST-MOVE-04'], point: [thing('section-2'), section(2)] },
    { id: 'side', title: 'taw.first.side', text: 'taw.first.side.text', rules: ['TAW-TURN-06'], done: { answer: 'side' }, at: ['turn'], suggest: ['side:move-priest'] },
    { id: 'go', title: 'taw.first.go', text: 'taw.first.go.text', rules: ['TAW-PRIEST-MOVE-01', 'TAW-PRIEST-MOVE-08'], done: { answer: 'move-to' }, at: ['move-priest'], suggest: ['move-to:section-2'] },
    {
      id: 'corn', title: 'taw.first.corn', text: 'taw.first.corn.text', rules: ['TAW-PRIEST-OFFERING-01', 'TAW-FEAST-08'],
      done: { answer: 'offer-corn' }, at: ['offering'], suggest: ['offer-corn:2'],
    },
    { id: 'pray', title: 'taw.first.pray', text: 'taw.first.pray.text', rules: ['TAW-SIDE-PRAY-01', 'TAW-TURN-07'], done: { answer: 'side:pray' }, at: ['second-side-action'], suggest: ['side:pray'] },
    endTurn,
  ],
}

const weave: Lesson = {
  id: 'weave',
  goal: { answer: 'lay' },
  steps: [
    {
      id: 'loom', title: 'taw.first.loom', text: 'taw.first.loom.text', rules: ['TAW-PLACE-01'],
      done: { answer: 'on' }, at: ['turn', 'space'], suggest: ['place:courier', 'on:space-middle-1-b'],
    },
    {
      id: 'buy', title: 'taw.first.buy', text: 'taw.first.buy.text', rules: ['TAW-TASK-WEAVE-02', 'TAW-TASK-WEAVE-03'],
      done: { answer: 'buy' }, at: ['task', 'buy-weavings'], suggest: ['task:icon-middle-1-bc', 'buy:weaving-20'],
    },
    {
      id: 'lay', title: 'taw.first.lay', text: 'taw.first.lay.text', rules: ['TAW-TASK-WEAVE-10', 'TAW-TASK-WEAVE-11'],
      done: { answer: 'lay' }, at: ['lay-weaving'], suggest: ['lay:weaving-20+tapestry-1'],
    },
    { id: 'joint', title: 'taw.first.joint', text: 'taw.first.joint.text', rules: ['TAW-TASK-MERCHANT-01', 'TAW-END-02'], point: [thing('weaving-20')] },
    { id: 'rest', title: 'taw.first.rest', text: 'taw.first.rest.text', rules: ['TAW-COUNT-09'], done: { answer: 'task:icon-middle-1-ab' }, at: ['task'], suggest: ['task:icon-middle-1-ab'] },
    endTurn,
  ],
}

const conquer: Lesson = {
  id: 'conquer',
  goal: { event: 'conquer' },
  steps: [
    { id: 'army', title: 'taw.first.army', text: 'taw.first.army.text', rules: ['TAW-PRIEST-CONQUER-05'], point: [kind('army-'), hand] },
    {
      id: 'march', title: 'taw.first.march', text: 'taw.first.march.text', rules: ['TAW-PRIEST-MOVE-01'],
      done: { answer: 'move-to' }, at: ['turn', 'move-priest'], suggest: ['side:move-priest', 'move-to:section-3'],
    },
    { id: 'fall', title: 'taw.first.fall', text: 'taw.first.fall.text', rules: ['TAW-PRIEST-CONQUER-01', 'TAW-FEAST-11'], done: { answer: 'casualty' }, at: ['casualty'], suggest: ['casualty:potato-end'] },
    { id: 'join', title: 'taw.first.join', text: 'taw.first.join.text', rules: ['TAW-PRIEST-MOVE-05'], done: { answer: 'take-part' }, at: ['conquest'], suggest: ['take-part'] },
    { id: 'play', title: 'taw.first.play', text: 'taw.first.play.text', rules: ['TAW-PRIEST-CONQUER-06'], done: { answer: 'play-army' }, at: ['play-army'], suggest: ['play-army:army-20'] },
    {
      id: 'win', title: 'taw.first.win', text: 'taw.first.win.text', rules: ['TAW-PRIEST-CONQUER-08', 'TAW-PRIEST-CONQUER-09'],
      done: { event: 'conquer' }, at: ['play-army', 'conquer'], suggest: ['done', 'conquer:conquest-chinchaysuyu-1'],
    },
    { id: 'train', title: 'taw.first.train', text: 'taw.first.train.text', rules: ['TAW-SIDE-TRAIN-01'], done: { answer: 'side:train' }, at: ['second-side-action'], suggest: ['side:train'] },
    { id: 'keep', title: 'taw.first.keep', text: 'taw.first.keep.text', rules: ['TAW-TASK-TRAIN-01'], done: { answer: 'end-turn' }, at: ['keep-army-card', 'end-of-turn'], suggest: ['keep-army:', 'end-turn'] },
  ],
}

const before: Lesson = {
  id: 'before',
  goal: { answer: 'end-turn' },
  steps: [
    { id: 'empty', title: 'taw.first.empty', text: 'taw.first.empty.text', rules: ['TAW-FEAST-01', 'TAW-FEAST-03'], point: ['[data-part="village"]', '[data-part="calendar"]'] },
    { id: 'counts', title: 'taw.first.counts', text: 'taw.first.counts.text', rules: ['TAW-FEAST-07', 'TAW-FEAST-08', 'TAW-FEAST-11', 'TAW-FEAST-14'], point: ['[data-part="forecast"]'] },
    {
      id: 'last', title: 'taw.first.last', text: 'taw.first.last.text', rules: ['TAW-SIDE-RECRUIT-01', 'TAW-SIDE-TRAIN-01'],
      done: { answer: 'end-turn' }, at: ['turn', 'nomad', 'second-side-action', 'keep-army-card', 'end-of-turn'],
      suggest: ['side:recruit', 'nomad:architect', 'side:train', 'keep-army:', 'end-turn'],
    },
  ],
}

const feast: Lesson = {
  id: 'feast',
  goal: { answer: 'play-god' },
  steps: [
    { id: 'feed', title: 'taw.first.feed', text: 'taw.first.feed.text', rules: ['TAW-FEAST-14', 'TAW-FEAST-15'], done: { answer: 'upkeep-gold' }, at: ['upkeep'], suggest: ['upkeep-gold:1', 'upkeep-gold:0'] },
    { id: 'card', title: 'taw.first.card', text: 'taw.first.card.text', rules: ['TAW-FEAST-28'], done: { answer: 'play-god' }, at: ['feast-card'], suggest: ['play-god:god-spiral-5'] },
    {
      id: 'take', title: 'taw.first.take', text: 'taw.first.take.text', rules: ['TAW-FEAST-28', 'TAW-GOD-05'],
      done: { answer: 'done' }, at: ['benefit', 'feast-card'], suggest: ['benefit:god-spiral-5+1', 'benefit:god-spiral-5+2', 'done'],
    },
    { id: 'after', title: 'taw.first.after', text: 'taw.first.after.text', rules: ['TAW-FEAST-19', 'TAW-FEAST-31', 'TAW-FEAST-18'] },
  ],
}

const turnFive = async (): Promise<string> => (await import('./priest.json?raw')).default

const chapters: readonly Chapter[] = [
  { id: 'hill', title: 'taw.first.hill', what: 'taw.first.hill.what', file: async () => (await import('./hill.json?raw')).default, lessons: [place] },
  { id: 'gods', title: 'taw.first.gods', what: 'taw.first.gods.what', file: async () => (await import('./gods.json?raw')).default, lessons: [statue] },
  { id: 'priest', title: 'taw.first.priest', what: 'taw.first.priest.what', file: turnFive, lessons: [offering] },
  // the same moment, spent otherwise
  { id: 'weaving', title: 'taw.first.weaving', what: 'taw.first.weaving.what', file: turnFive, lessons: [weave] },
  { id: 'conquest', title: 'taw.first.conquest', what: 'taw.first.conquest.what', file: async () => (await import('./conquest.json?raw')).default, lessons: [conquer] },
  { id: 'feast', title: 'taw.first.feast', what: 'taw.first.feast.what', file: async () => (await import('./feast.json?raw')).default, lessons: [before, feast] },
]

export const guide: Guide = {
  messages,
  chapters,
  companions: [{ seat: 1, name: 'taw.first.illa' }],
  drawn: (answer) => [`[data-card=${JSON.stringify(answer)}], [data-drop=${JSON.stringify(answer)}]`, ...[...answer.matchAll(/^on:space-\w+-(\d)/g)].map(([, n]) => section(Number(n)))],
}
