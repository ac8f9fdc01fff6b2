import { describe, expect, it } from 'vitest'
import { createReasonBook, OK } from './reasons.ts'

describe('a reason book', () => {
  it('numbers reasons from 1, because 0 means allowed', () => {
    const book = createReasonBook()
    expect([book.add('poor', 'R-1'), book.add('far', 'R-2')]).toEqual([1, 2])
    expect(book.get(OK)).toEqual({ id: 'allowed', rule: '' })
    expect(book.get(2)).toEqual({ id: 'far', rule: 'R-2' })
    expect(book.all.map((reason) => reason.id)).toEqual(['allowed', 'poor', 'far'])
  })

  it('refuses a reason declared twice, even for another rule', () => {
    const book = createReasonBook()
    book.add('poor', 'R-1')
    expect(() => book.add('poor', 'R-2')).toThrow('reason poor declared twice')
  })

  it.each([3, -1, 0.5, Number.NaN])('knows no refusal %s', (refusal) => {
    const book = createReasonBook()
    book.add('poor', 'R-1')
    expect(() => book.get(refusal)).toThrow('not in the book')
  })
})
