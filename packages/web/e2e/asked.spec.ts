// Asked in another's turn by a Building of one's own (TAW-BLD-Z11, -Z12, -Z16), at one screen.
import { expect } from '@playwright/test'
import { cardsIn } from './eavesdrop.ts'
import { byBuilding, gameAt } from './positions.ts'
import { importFile } from './prepared.ts'
import { answers, takeScreen, test } from './table-page.ts'

const told: Readonly<Record<string, { readonly says: string; readonly answer: string; readonly logged: RegExp }>> = {
  'passive-11': { says: 'whenever anybody triggers Offering', answer: 'weaving:top', logged: /weaving/ },
  'passive-12': { says: 'whenever anybody triggers Worship', answer: 'take-part', logged: /climbs/ },
  'passive-16': { says: 'whenever anybody triggers Production', answer: 'renew:', logged: /face-up/ },
}

for (const wanted of byBuilding)
  test(`TAW-BLD-Z${wanted.byBuilding.slice(-2)} its owner is asked behind a cover, reads by which Building, and answers`, async ({ page, isMobile }) => {
    const { says, answer, logged } = told[wanted.byBuilding] ?? { says: '', answer: '', logged: /./ }
    await importFile(page, await gameAt(wanted))
    await expect(page.getByTestId('pass-to')).toBeVisible()
    await expect(page.getByText(/you are asked in the turn of Player/)).toBeVisible()
    expect(cardsIn(await page.locator('body').innerHTML())).toEqual([])
    await takeScreen(page)

    const asked = page.getByTestId('asked-elsewhere')
    await expect(asked).toContainText("'s turn")
    const by = asked.locator(`[data-asked-by="${wanted.byBuilding}"]`)
    await expect(by).toContainText(says)
    await expect(by).toBeInViewport({ ratio: 0.98 })
    const first = answers(page).and(page.locator(`[data-answer^="${answer}"]`)).first()
    await expect(first).toBeInViewport({ ratio: 0.98 })
    const revision = await page.getByTestId('question').getAttribute('data-revision')
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    if (wanted.question === 'pay-then') await expect(first).toContainText('−1') // what is paid is said, not only what it brings
    await first.click()
    await expect(page.getByTestId('question').or(page.getByTestId('pass-to'))).not.toHaveAttribute('data-revision', revision ?? '')
    await takeScreen(page)
    if (isMobile) await page.getByRole('navigation').getByRole('button', { name: 'Log' }).tap()
    await expect(page.locator('.log .line').filter({ hasText: logged }).last()).toBeVisible()
  })
