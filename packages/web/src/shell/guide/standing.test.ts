import { describe, expect, it } from 'vitest'
import type { Told } from '../../engine/protocol.ts'
import type { Chapter, GuideMark, Step } from './guide.ts'
import { finish, type Play, readOn, skip, standing, stepsIn, suggestedBy } from './standing.ts'

const explains = (id: string): Step => ({ id, title: 'guide.title', text: 'guide.what' })
const asks = (id: string, answer: string): Step => ({ ...explains(id), done: { answer } })

const chapter: Chapter = {
  id: 'one', title: 'guide.title', what: 'guide.what', file: async () => '',
  lessons: [
    { id: 'a', goal: { answer: 'sow' }, steps: [explains('hello'), asks('move', 'move'), asks('sow', 'sow'), asks('end', 'end')] },
    { id: 'b', goal: { event: 'harvest' }, steps: [asks('move', 'move'), { ...explains('reap'), done: { event: 'harvest' } }, explains('after'), asks('end', 'end')] },
    { id: 'c', steps: [explains('bye')] },
  ],
}
const fresh: GuideMark = { chapter: 'one', from: 2, read: [], skipped: {}, finished: [], stopped: false }

const entry = (turn: number, answer: string, seat = 0, event?: string): Told => ({
  seat, answer, turn, owner: seat, forced: false, events: event === undefined ? [] : [{ type: event, rule: '', seat }],
})
/** Two entries were played before the chapter began. */
const played = (turn: number, ...entries: readonly Told[]): Play => ({ told: [entry(0, 'move:x'), entry(0, 'end'), ...entries], turn, viewer: 0 })
const at = (mark: GuideMark, play: Play): string => {
  const found = standing(chapter, mark, play)
  return found === null ? 'over' : `${found.lesson.id}/${found.step.id}${found.again ? ' again' : ''}`
}

describe('where somebody stands', () => {
  it('begins with the first step, whatever was played before the chapter', () => {
    expect(at(fresh, played(1))).toBe('a/hello')
    expect(stepsIn(chapter)).toBe(9)
  })

  it('"Next" puts an explanation aside', () => {
    const play = played(1)
    const now = standing(chapter, fresh, play)
    expect(at(now === null ? fresh : readOn(fresh, now), play)).toBe('a/move')
  })

  it('goes on with what was done, also past an explanation nobody put aside', () => {
    expect(at(fresh, played(1, entry(1, 'move:x')))).toBe('a/sow')
    expect(at(fresh, played(1, entry(1, 'move:x'), entry(1, 'sow:corn')))).toBe('a/end')
  })

  it('another turn without the goal is fine: the lesson is asked again, without its explanations', () => {
    const read = { ...fresh, read: ['a/hello'] }
    const other = [entry(1, 'move:x'), entry(1, 'rest'), entry(1, 'end'), entry(2, 'move:y', 1)]
    expect(at(read, played(3, ...other))).toBe('a/move again')
    expect(at(read, played(3, ...other, entry(3, 'move:x')))).toBe('a/sow again')
    expect(at(read, played(3, ...other, entry(3, 'move:x'), entry(3, 'sow')))).toBe('a/end')
  })

  it('what another seat does fulfils nothing', () => {
    expect(at(fresh, played(1, entry(1, 'move:y', 1), entry(1, 'sow', 1)))).toBe('a/hello')
  })

  const learnt = [entry(1, 'move:x'), entry(1, 'sow'), entry(1, 'end')]

  it('the next lesson follows, and hears events', () => {
    expect(at(fresh, played(3, ...learnt))).toBe('b/move')
    expect(at(fresh, played(3, ...learnt, entry(3, 'move:x'), entry(3, 'reap', 0, 'harvest')))).toBe('b/after')
  })

  it('taking steps back takes the guide back', () => {
    const long = played(1, ...learnt)
    expect(at(fresh, { ...long, told: long.told.slice(0, -1) })).toBe('a/end')
    expect(at(fresh, { ...long, told: long.told.slice(0, -2) })).toBe('a/sow')
    expect(at({ ...fresh, read: ['a/hello'] }, { ...long, told: long.told.slice(0, 2) })).toBe('a/move')
  })

  it('a lesson passed over stays passed over, even when its steps are taken back', () => {
    const play = played(1, entry(1, 'move:x'))
    const now = standing(chapter, fresh, play)
    const skipped = now === null ? fresh : skip(fresh, now, play)
    expect(at(skipped, play)).toBe('b/move')
    expect(at(skipped, played(1))).toBe('b/move')
    expect(at(skipped, played(3, entry(1, 'move:x'), entry(1, 'sow'), entry(1, 'end'), entry(3, 'move:x')))).toBe('b/reap again')
  })

  it('ends after the last step, or when somebody plays on', () => {
    const all = [...learnt, entry(3, 'move:x'), entry(3, 'reap', 0, 'harvest'), entry(3, 'end')]
    expect(at(fresh, played(5, ...all))).toBe('c/bye')
    expect(at({ ...fresh, read: ['c/bye'] }, played(5, ...all))).toBe('over')
    expect(at(fresh, played(5, ...all, entry(5, 'move:x')))).toBe('over')
  })

  it('a chapter is learnt once', () => {
    const once = finish(fresh)
    expect(once.finished).toEqual(['one'])
    expect(finish(once)).toBe(once)
  })
})

it('suggests the first answer that is legal, and the first of a kind where chance decides which there are', () => {
  const step = { ...explains('keep'), suggest: ['end-turn', 'keep-army:'] }
  expect(suggestedBy(step, ['pass', 'keep-army:army-03', 'keep-army:army-11'])).toBe('keep-army:army-03')
  expect(suggestedBy(step, ['keep-army:army-03', 'end-turn'])).toBe('end-turn')
  expect(suggestedBy(step, ['keep-army', 'pass'])).toBeUndefined()
})
