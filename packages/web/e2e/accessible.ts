import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** A thing on the table, or a section of its map, is called by its name; the figures drawn on it are no label of it. */
const IN_NAME = 'label-content-name-mismatch'
const isThing = (html: string): boolean => /^<[^>]* data-(?:thing|section)=/.test(html)

/** No serious or critical violation, told with the elements that break the rule. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const grave = violations.flatMap(({ id, impact, nodes }) => {
    const broken = id === IN_NAME ? nodes.filter(({ html }) => !isThing(html)) : nodes
    return (impact === 'serious' || impact === 'critical') && broken.length > 0 ? [`${id}: ${broken.map(({ html }) => html.slice(0, 120)).join(' | ')}`] : []
  })
  expect(grave).toEqual([])
}
