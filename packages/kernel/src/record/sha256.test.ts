import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromHex, sha256, toHex } from './sha256.ts'

const hashText = (text: string): string => toHex(sha256(new TextEncoder().encode(text)))

describe('SHA-256', () => {
  it.each([
    ['the empty message', '', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      '448 bits',
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      '896 bits',
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
    ['a million times a', 'a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('of %s is as FIPS 180-4 says', (_, message, due) => expect(hashText(message)).toBe(due))

  it('agrees with node:crypto for every length around the block borders', () => {
    for (let length = 0; length < 200; length++) {
      const message = Uint8Array.from({ length }, (_, i) => (i * 7 + length) & 255)
      expect(toHex(sha256(message)), `length ${length}`).toBe(createHash('sha256').update(message).digest('hex'))
    }
  })

  it('agrees with node:crypto for random messages and leaves them alone', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 700 }), (message) => {
        const before = message.slice()
        expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'))
        expect(message).toEqual(before)
      }),
    )
  })
})

describe('hex', () => {
  it('gives back the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(fromHex(toHex(bytes))).toEqual(bytes)
      }),
    )
  })

  it.each(['a', 'abc', 'zz', 'AB', '0x', ' 00', '0 '])('refuses %j', (text) => expect(fromHex(text)).toBeNull())
})
