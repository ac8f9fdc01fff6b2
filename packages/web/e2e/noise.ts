import type { Page } from '@playwright/test'

/** What a page should not have said: errors, warnings, files that are not there. It fills as they happen. */
export function noiseOf(page: Page): readonly string[] {
  const noise: string[] = []
  page.on('console', (message) => {
    // pages of most tests may not keep themselves offline: each starts from the network
    const isBlockedWorker = message.text().includes('Service Worker registration blocked')
    // a warning of Chromium about itself: a preload met a page its service worker serves, and the file is asked for once more
    const isTakenOver = message.text().includes('service worker resource mismatch')
    if ((message.type() === 'error' || message.type() === 'warning') && !isBlockedWorker && !isTakenOver) noise.push(message.text())
  })
  page.on('response', (response) => {
    if (response.status() >= 400) noise.push(`${response.status()} ${response.url()}`)
  })
  page.on('pageerror', (error) => noise.push(error.message))
  return noise
}
