// Words that are cut: by an ellipsis, by a box that hides what leaves it, or by the edge of the screen.
import type { Page } from '@playwright/test'

/** Half a letter may stand over an edge nobody sees. */
const SLACK = 2

/** What cannot be read whole on the screen, each as its words and where they stand; what can be scrolled to is not cut. */
export const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate((slack) => {
    const found = new Set<string>()
    const isSpoken = (element: Element): boolean => element.closest('.spoken') !== null || getComputedStyle(element).clipPath.startsWith('inset(50%')
    const placeOf = (element: Element): string => {
      const near = element.closest('[data-thing], [data-answer], [data-testid], section, header, [data-zone]')
      return `${element.tagName.toLowerCase()}.${[...element.classList].filter((name) => !name.startsWith('svelte')).join('.')} in ${near?.getAttribute('data-thing') ?? near?.getAttribute('data-answer') ?? near?.getAttribute('data-testid') ?? near?.getAttribute('aria-label') ?? near?.className ?? 'the page'}`
    }
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const element = node.parentElement
      if (text === '' || element === null || ['STYLE', 'SCRIPT', 'TITLE', 'TEXTAREA', 'OPTION'].includes(element.tagName) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) || isSpoken(element)) continue
      if (text.endsWith('…') && text.length > 1 && !/[.!?]…$/.test(text) && element.closest('[data-waits], input') === null) found.add(`"${text.slice(0, 60)}" ends in dots: ${placeOf(element)}`)
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width === 0 || box.height === 0) continue
      let [left, right, top, bottom] = [box.left, box.right, box.top, box.bottom]
      for (let outer: Element | null = element; outer !== null; outer = outer.parentElement) {
        const { overflowX, overflowY, position, clipPath } = getComputedStyle(outer)
        if (clipPath.startsWith('inset(50%')) break
        const frame = outer.getBoundingClientRect()
        const scrollsX = overflowX === 'auto' || overflowX === 'scroll'
        const scrollsY = overflowY === 'auto' || overflowY === 'scroll'
        const hidesX = overflowX === 'hidden' || overflowX === 'clip'
        const hidesY = overflowY === 'hidden' || overflowY === 'clip'
        if (hidesX && (left < frame.left - slack || right > frame.right + slack)) found.add(`"${text.slice(0, 60)}" is cut: ${placeOf(element)}`)
        if (hidesY && (top < frame.top - slack || bottom > frame.bottom + slack)) found.add(`"${text.slice(0, 60)}" is cut below: ${placeOf(element)}`)
        // what is scrolled is seen as far as its frame shows
        if (scrollsX || hidesX) [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)]
        if (scrollsY || hidesY) [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)]
        if (right <= left || bottom <= top || position === 'fixed') break
      }
      if (right > left && bottom > top && (right > innerWidth + slack || left < -slack)) found.add(`"${text.slice(0, 60)}" leaves the screen: ${placeOf(element)}`)
    }
    return [...found]
  }, SLACK)
