import { expect } from '@playwright/test'
import { answerSomething, dice, fromBar, start, startGame, test } from './table-page.ts'

test.use({ serviceWorkers: 'allow', alike: false })

test('after one visit the application starts and plays without a network', async ({ page, context }) => {
  await page.goto('/')
  await page.evaluate(async () => {
    const { active, installing, waiting } = await navigator.serviceWorker.ready
    const worker = active ?? waiting ?? installing
    if (worker !== null && worker.state !== 'activated') await new Promise((done) => worker.addEventListener('statechange', done))
  })
  await context.setOffline(true)
  await startGame(page, 1)
  await answerSomething(page, dice(2))
  await page.reload()
  await expect(page.getByTestId('sentence')).toBeVisible()
  await fromBar(page, 'button', 'Settings')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('@long a first visit goes on without a network, also with parts it has not fetched yet', async ({ page, context }) => {
  await page.goto('/')
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active !== null && active.state !== 'activated') await new Promise((done) => active.addEventListener('statechange', done))
  })
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull() // nobody takes over a page that runs
  await context.setOffline(true)
  await start(page)
  await answerSomething(page, dice(2))
})

test('the application can be installed', async ({ page, request }) => {
  await page.goto('/')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = (await (await request.get(href ?? '')).json()) as { icons: { src: string; sizes: string; purpose: string }[]; start_url: string; display: string }
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone' })
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200)
})
