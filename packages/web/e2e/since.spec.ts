// Several at one screen: whoever comes next reads what every other player did since their last turn.
import { expect } from '@playwright/test'
import { gameAt } from './positions.ts'
import { openFile } from './prepared.ts'
import { calm, test } from './table-page.ts'

test.use({ settings: { ...calm, handOver: 'never' } })

for (const [game, question] of [['teotihuacan', 'end-turn'], ['tawantinsuyu', 'end-of-turn']] as const)
  test(`the banner names every player with what they did: ${game}`, async ({ page }) => {
    await openFile(page, await gameAt({ game, players: 4, question, round: game === 'teotihuacan' ? 6 : 1 }))
    await page.locator('[data-answer=end-turn]').click()
    const banner = page.getByTestId('turn-banner')
    await expect(banner).toBeVisible()
    const told = banner.locator('[data-recap]')
    const seats = await told.evaluateAll((lines) => lines.map((line) => Number(line.getAttribute('data-recap'))))
    const viewer = (await banner.locator('header').textContent())?.match(/\d/)?.[0]
    expect(new Set([...seats, Number(viewer) - 1]).size).toBe(4)
    for (const line of await told.all()) await expect(line.locator('.deed').first()).toBeVisible()
    // all of it is on the screen, and nothing of it runs out at its side
    const box = await banner.boundingBox()
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
    expect(await banner.locator('.since').evaluate((since) => since.scrollWidth - since.clientWidth)).toBeLessThanOrEqual(0)
  })
