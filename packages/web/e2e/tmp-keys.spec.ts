import { expect } from '@playwright/test'
import { dice, test } from './table-page.ts'
test('keys per piece', async ({ page }) => {
  test.setTimeout(600_000)
  await page.goto('/#/values/tawantinsuyu')
  await page.getByText('To be checked', { exact: true }).click()
  await page.locator('[data-piece]').first().focus()
  const random = dice(5)
  const count: Record<string, number[]> = {}
  let keys = 0; let refused = 0; let pieces = 0; let corrected = 0; let spaces = 0
  const press = async (k: string) => { keys++; await page.keyboard.press(k) }
  const t0 = Date.now()
  for (let n = 0; n < 400; n++) {
    const id = await page.evaluate(() => (document.activeElement as HTMLElement).dataset['piece'] ?? '')
    const text = await page.getByTestId('progress').textContent()
    const [done, of] = /(\d+) of (\d+)/.exec(text ?? '')!.slice(1).map(Number)
    if (done === of) break
    pieces++
    if (n % 2 === 0) { spaces++; await press('Space'); continue }
    const before = keys
    await press('Enter')
    const fields = await page.locator('.desk :is(input, select, summary):visible').count()
    const k = random(Math.max(1, Math.min(fields, 5)))
    for (let i = 0; i < k; i++) await press('Tab')
    const kind = await page.evaluate(() => { const e = document.activeElement as HTMLElement; return e instanceof HTMLSelectElement ? `select ${e.options.length} ${e.selectedIndex}` : e instanceof HTMLInputElement ? `number ${e.value}` : e.tagName })
    const [what, a, b] = kind.split(' ')
    if (what === 'select') { const to = (Number(b) + 1) % Number(a); if (Number(a) <= 9) await press(String(to + 1)); else { await press('ArrowDown') } }
    else if (what === 'number') await press(String(Number(a) === 1 ? 2 : 1))
    else await press('Escape')
    if (await page.getByRole('alert').count() > 0) { refused++; await press(what === 'number' ? a! : 'ArrowUp') }
    corrected++
    if (what !== 'number' && what !== 'select') { await press('Space') } else await press('Enter')
    ;(count[id.split('/')[0]!] ??= []).push(keys - before)
  }
  const at = await page.getByTestId('progress').textContent()
  console.log(JSON.stringify({ at, pieces, corrected, spaces, keys, refused, ms: Date.now() - t0, perTable: Object.fromEntries(Object.entries(count).map(([t, ns]) => [t, (ns.reduce((a, b) => a + b, 0) / ns.length).toFixed(1)])) }))
  expect(at).toContain(' of ')
})
test('shots', async ({ page, isMobile }) => {
  for (const [game, shelf, piece] of [['teotihuacan', /^Pyramid tiles/, 'pyramid-tiles/pyr-04'], ['teotihuacan', /^Great discovery/, 'great-discovery-tiles/gd-step-back'], ['tawantinsuyu', /^Axomamma/, 'axomamma-board/top'], ['tawantinsuyu', /^Statues/, 'statues/hook'], ['tawantinsuyu', /^God cards/, 'god-cards/god-hook-1'], ['teotihuacan', /^Decoration tiles/, 'decoration-tiles/deco-04']] as const)
    for (const scheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme: scheme })
      await page.goto(`/#/values/${game}`)
      await page.getByRole('button', { name: shelf }).click()
      await page.locator(`[data-piece="${piece}"]`).click()
      await page.waitForTimeout(300)
      await page.screenshot({ path: `/tmp/values-shots/${piece.replace('/', '_')}-${scheme}-${isMobile ? 'phone' : 'desktop'}.png` })
    }
})
