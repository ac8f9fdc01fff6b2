// No word of the second table is cut, in any language, on a laptop, a desktop and a phone.
import { expect } from '@playwright/test'
import { clippedTexts } from './clipped.ts'
import { gameAt, OVER, type Wanted } from './positions.ts'
import { openFile } from './prepared.ts'
import { calm, test } from './table-page.ts'

/** Questions with panels of their own, a full hand, a Feast, and both ends. */
const screens: readonly Omit<Wanted, 'game'>[] = [
  { players: 4, question: 'turn', round: 1 },
  { players: 4, question: 'lay-weaving', round: 1 },
  { players: 3, question: 'move-priest', round: 1 },
  { players: 4, question: 'leftover-weaving' },
  { players: 3, question: 'upkeep' },
  { players: 3, question: 'turn', round: 1, prefers: ['side:pray', 'side:train', 'from-deck'], hand: 8 },
  { players: 1, question: OVER },
]
const LAPTOP = { width: 1280, height: 720 }

for (const language of ['en', 'pl', 'hu', 'ru'])
  test.describe(language, () => {
    test.use({ settings: { ...calm, language, handOver: 'never' } })

    test(`@long no word of the table is cut, ${language}`, async ({ page, isMobile }) => {
      const desktop = page.viewportSize()
      for (const wanted of screens) {
        await openFile(page, await gameAt({ game: 'tawantinsuyu', ...wanted }))
        for (const size of isMobile || desktop === null ? [null] : [LAPTOP, desktop]) {
          if (size !== null) await page.setViewportSize(size)
          await expect.poll(() => clippedTexts(page), { message: `${wanted.question} at ${size?.width ?? 'a phone'}` }).toEqual([])
        }
      }
    })
  })
