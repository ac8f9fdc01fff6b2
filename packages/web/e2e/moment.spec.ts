// A moment worth seeing: the last stone of the pyramid, seen by everybody, in nobody's way.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { openFile } from './prepared.ts'
import { answers, calm, test } from './table-page.ts'

test.use({ settings: { ...calm, motion: 1, handOver: 'never' } })

test('the pyramid is completed before the eyes of all, and the next tap means what it touches', async ({ page }) => {
  await openFile(page, readFileSync(join(import.meta.dirname, 'last-pyramid-tile.json'), 'utf8'))
  const moment = page.getByTestId('celebration')
  const place = page.locator('[data-part=place]')
  await expect(place).toBeVisible() // a tile in its best rotation is proposed
  await expect(moment).toHaveCount(0)
  await place.click()
  await expect(moment).toContainText('completes the pyramid')
  await answers(page).first().click()
  await expect(moment).toHaveCount(0)
})
