// The browser the tests run in: the one named by CHROMIUM, a system's Chromium, or the one npm brings.
import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable', '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe']

const quiet = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run']

export async function browser(): Promise<LaunchOptions> {
  const executablePath = process.env['CHROMIUM'] ?? places.find((path) => existsSync(path))
  if (executablePath !== undefined) return { executablePath, args: quiet }
  // The package unpacks the libraries of its browser only where it believes to be at home.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  // Its own flags run everything in one process, which ends with the first page that is closed.
  return { executablePath: await chromium.executablePath(), args: quiet }
}
