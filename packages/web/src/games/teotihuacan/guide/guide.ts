// First steps in Teotihuacan. The chapters begin at positions of two recorded games (build/record-guide.ts); suggestions are answers that are legal there.
import type { Chapter, Guide, Lesson, Step } from '../../../shell/guide/guide.ts'
import { messages } from '../i18n/messages.ts'

const thing = (id: string): string => `[data-thing="${id}"], [data-about="${id}"]`
const part = (name: string): string => `[data-part="${name}"]`

const endTurn: Step = {
  id: 'end', title: 'first.end', text: 'first.end.text', rules: ['TEO-TURN-01'], done: { answer: 'end-turn' }, at: ['end-turn'], suggest: ['end-turn'],
}

const collect: Lesson = {
  id: 'collect',
  goal: { answer: 'collect-cocoa' },
  steps: [
    { id: 'hello', title: 'first.hello', text: 'first.hello.text', rules: ['TEO-ECLIPSE-01'] },
    { id: 'workers', title: 'first.workers', text: 'first.workers.text', rules: ['TEO-TERM-01'], point: [part('workers'), thing('worker-0-2')] },
    {
      id: 'pick', title: 'first.pick', text: 'first.pick.text', rules: ['TEO-TURN-03'],
      done: { answer: 'move' }, at: ['turn'], suggest: ['move:worker-0-2'],
    },
    { id: 'go', title: 'first.go', text: 'first.go.text', rules: ['TEO-MOVE-01'], done: { answer: 'to' }, at: ['destination'], suggest: ['to:decorations'] },
    {
      id: 'cocoa', title: 'first.cocoa', text: 'first.cocoa.text', rules: ['TEO-COCOA-02'],
      done: { answer: 'collect-cocoa' }, at: ['action'], suggest: ['collect-cocoa'],
    },
    endTurn,
  ],
}

const main: Lesson = {
  id: 'main',
  goal: { answer: 'main-action' },
  steps: [
    { id: 'log', title: 'first.log', text: 'first.log.text', rules: ['TEO-TURN-05'], point: [part('calendar')] },
    {
      id: 'quarry', title: 'first.quarry', text: 'first.quarry.text', rules: ['TEO-MOVE-01'],
      done: { answer: 'to' }, at: ['turn', 'destination'], suggest: ['move:worker-0-0', 'to:stone-quarry'],
    },
    {
      id: 'act', title: 'first.main', text: 'first.main.text', rules: ['TEO-MAIN-01', 'TEO-MAIN-RES-02'],
      done: { answer: 'main-action' }, at: ['action'], suggest: ['main-action'],
    },
    { id: 'power', title: 'first.power', text: 'first.power.text', rules: ['TEO-MAIN-10', 'TEO-POWER-01'], point: [thing('worker-0-0')] },
    endTurn,
  ],
}

const worship: Lesson = {
  id: 'worship',
  goal: { answer: 'worship-for' },
  steps: [
    {
      id: 'shrine', title: 'first.shrine', text: 'first.shrine.text', rules: ['TEO-WORSHIP-01'],
      done: { answer: 'to' }, at: ['turn', 'destination'], suggest: ['move:worker-0-1', 'to:decorations'],
    },
    {
      id: 'act', title: 'first.worship', text: 'first.worship.text', rules: ['TEO-WORSHIP-04', 'TEO-WORSHIP-07'],
      done: { answer: 'worship' }, at: ['action'], suggest: ['worship:decorations-worship'],
    },
    {
      id: 'for', title: 'first.for', text: 'first.for.text', rules: ['TEO-WORSHIP-08'],
      done: { answer: 'worship-for' }, at: ['worship-benefit'], suggest: ['worship-for:effect'],
    },
    {
      id: 'temple', title: 'first.temple', text: 'first.temple.text', rules: ['TEO-TEMPLE-02', 'TEO-TEMPLE-06'],
      done: { event: 'temple-step' }, at: ['temple'], suggest: ['temple:red'], point: [part('temples')],
    },
    { id: 'locked', title: 'first.locked', text: 'first.locked.text', rules: ['TEO-LOCK-02', 'TEO-LOCK-05'], point: [thing('worker-0-1')] },
    endTurn,
  ],
}

const build: Lesson = {
  id: 'build',
  goal: { event: 'pyramid-tile' },
  steps: [
    { id: 'later', title: 'first.later', text: 'first.later.text', rules: ['TEO-MAIN-CONSTR-01'], point: [part('goods')] },
    {
      id: 'site', title: 'first.site', text: 'first.site.text', rules: ['TEO-MAIN-CONSTR-01'],
      done: { answer: 'main-action' }, at: ['turn', 'destination', 'action'], suggest: ['move:worker-0-0', 'to:construction', 'main-action'],
    },
    {
      id: 'lay', title: 'first.lay', text: 'first.lay.text', rules: ['TEO-MAIN-CONSTR-05', 'TEO-MAIN-CONSTR-10'],
      done: { event: 'pyramid-tile' }, at: ['pyramid-tile', 'pyramid-space', 'rotation'], suggest: ['build-with:pyr-08', 'build-at:p2-r1c1', 'turned:90'],
      // where a tile is drafted before it is laid: tile, place, button
      point: ['[data-draft="pyr-08"]:not([aria-pressed="true"])', '[data-draft="p2-r1c1"]', `${part('place')}:enabled`],
    },
    { id: 'track', title: 'first.track', text: 'first.track.text', rules: ['TEO-MAIN-CONSTR-12', 'TEO-ECLIPSE-07'], point: [part('pyramid-track')] },
    endTurn,
  ],
}

const ascend: Lesson = {
  id: 'ascend',
  goal: { event: 'ascend' },
  steps: [
    { id: 'five', title: 'first.five', text: 'first.five.text', rules: ['TEO-ASC-01'], point: [thing('worker-0-0')] },
    {
      id: 'rise', title: 'first.rise', text: 'first.rise.text', rules: ['TEO-ASC-01'],
      done: { event: 'ascend' }, at: ['turn', 'destination', 'action', 'power-up'],
      suggest: ['move:worker-0-0', 'to:gold-deposits', 'main-action', 'power-up:worker-0-0'],
    },
    {
      id: 'reward', title: 'first.reward', text: 'first.reward.text', rules: ['TEO-ASC-03', 'TEO-ASC-04', 'TEO-ASC-09'],
      done: { answer: 'reward' }, at: ['ascension-reward'], suggest: ['reward:ascend-worker'],
    },
    { id: 'sun', title: 'first.sun', text: 'first.sun.text', rules: ['TEO-ASC-10'], point: [part('calendar')] },
    endTurn,
  ],
}

const last: Lesson = {
  id: 'last',
  goal: { answer: 'end-turn' },
  steps: [
    { id: 'met', title: 'first.met', text: 'first.met.text', rules: ['TEO-CAL-03', 'TEO-CAL-04'], point: [part('calendar')] },
    {
      id: 'counts', title: 'first.counts', text: 'first.counts.text', rules: ['TEO-ECLIPSE-03', 'TEO-ECLIPSE-07', 'TEO-ECLIPSE-12'], point: [part('forecast')],
    },
    {
      id: 'wages', title: 'first.wages', text: 'first.wages.text', rules: ['TEO-COCOA-02', 'TEO-ECLIPSE-12'],
      done: { answer: 'collect-cocoa' }, at: ['turn', 'destination', 'action'], suggest: ['move:worker-0-0', 'to:forest', 'collect-cocoa'],
    },
    { ...endTurn, title: 'first.last', text: 'first.last.text', rules: ['TEO-CAL-04'] },
  ],
}

const wages: Lesson = {
  id: 'wages',
  goal: { answer: 'salary' },
  steps: [
    {
      id: 'pay', title: 'first.pay', text: 'first.pay.text', rules: ['TEO-ECLIPSE-12', 'TEO-ECLIPSE-14'],
      // as much as there is, whatever the turn before brought
      done: { answer: 'salary' }, at: ['salary'], suggest: [8, 7, 6, 5, 4, 3, 2, 1, 0].map((n) => `salary:${n}`),
    },
    { id: 'season', title: 'first.season', text: 'first.season.text', rules: ['TEO-ECLIPSE-16', 'TEO-ECLIPSE-18'], point: [part('calendar')] },
  ],
}

const house: Lesson = {
  id: 'house',
  goal: { event: 'building' },
  steps: [
    { id: 'avenue', title: 'first.avenue', text: 'first.avenue.text', rules: ['TEO-AVENUE-01', 'TEO-AVENUE-04', 'TEO-ECLIPSE-03'], point: [part('avenue')] },
    {
      id: 'build', title: 'first.house', text: 'first.house.text', rules: ['TEO-MAIN-NOBLE-01', 'TEO-MAIN-NOBLE-04', 'TEO-MAIN-NOBLE-07'],
      done: { event: 'building' }, at: ['turn', 'destination', 'action'], suggest: ['move:worker-0-1', 'to:nobles', 'main-action'],
    },
    { id: 'built', title: 'first.built', text: 'first.built.text', rules: ['TEO-MAIN-NOBLE-08', 'TEO-ECLIPSE-03'], point: [part('avenue')] },
    endTurn,
  ],
}

const develop: Lesson = {
  id: 'develop',
  goal: { event: 'technology' },
  steps: [
    {
      id: 'choose', title: 'first.develop', text: 'first.develop.text', rules: ['TEO-MAIN-ALCH-01', 'TEO-MAIN-ALCH-06'],
      done: { event: 'technology' }, at: ['turn', 'destination', 'action', 'technology'], suggest: ['move:worker-0-2', 'to:alchemy', 'main-action', 'develop:tech-05'],
    },
    { id: 'lasting', title: 'first.lasting', text: 'first.lasting.text', rules: ['TEO-TECH-01', 'TEO-MAIN-ALCH-09'], point: [thing('tech-05')] },
    endTurn,
  ],
}

const discover: Lesson = {
  id: 'discover',
  goal: { event: 'take-tile' },
  steps: [
    {
      id: 'take', title: 'first.tile', text: 'first.tile.text', rules: ['TEO-WORSHIP-08', 'TEO-DISC-02'],
      done: { event: 'take-tile' }, at: ['turn', 'destination', 'action', 'worship-benefit'],
      suggest: ['move:worker-0-0', 'to:stone-quarry', 'worship:stone-quarry-worship', 'worship-for:tile'],
    },
    { id: 'mask', title: 'first.mask', text: 'first.mask.text', rules: ['TEO-ECLIPSE-10', 'TEO-DISC-04'], point: [thing('mask-4-b')] },
    endTurn,
  ],
}

const chapters: readonly Chapter[] = [
  { id: 'turn', title: 'first.turn', what: 'first.turn.what', file: async () => (await import('./turn.json?raw')).default, lessons: [collect, main, worship] },
  { id: 'pyramid', title: 'first.pyramid', what: 'first.pyramid.what', file: async () => (await import('./pyramid.json?raw')).default, lessons: [build] },
  { id: 'ascension', title: 'first.ascension', what: 'first.ascension.what', file: async () => (await import('./ascension.json?raw')).default, lessons: [ascend] },
  { id: 'eclipse', title: 'first.eclipse', what: 'first.eclipse.what', file: async () => (await import('./eclipse.json?raw')).default, lessons: [last, wages] },
  { id: 'nobles', title: 'first.nobles', what: 'first.nobles.what', file: async () => (await import('./nobles.json?raw')).default, lessons: [house] },
  { id: 'technologies', title: 'first.technologies', what: 'first.technologies.what', file: async () => (await import('./technologies.json?raw')).default, lessons: [develop, discover] },
]

export const guide: Guide = {
  messages,
  chapters,
  // two people at the printed set-up (TEO-FIRST-01), which the rules do not offer to one
  companions: [{ seat: 1, name: 'first.itzel' }],
  // a plaque may answer two questions in a row: its path ends with the answer
  drawn: (answer) => [`[data-plaque$=${JSON.stringify(answer)}]`, `[data-card=${JSON.stringify(answer)}]`],
}
