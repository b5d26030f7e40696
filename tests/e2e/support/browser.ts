import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { chromium } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { unpackChromium } from './unpackChromium.ts'

export const widths = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 768, height: 1024 },
  widePhone: { width: 390, height: 844 },
  phone: { width: 320, height: 640 },
}
export type Width = keyof typeof widths
/** Every width that a screen has to fit. */
export const widthNames: readonly Width[] = ['desktop', 'tablet', 'widePhone', 'phone']
/**
 * One width for each layout. Both phones have the same layout and sizes, with the least room on the narrow one: a fault for the eye,
 * the thumb or axe is there too, so these slow checks omit the wide one.
 */
export const layouts: readonly Width[] = ['desktop', 'tablet', 'phone']

/** Chromium from the npm package, or the one in `CHROMIUM_PATH`. */
export const launchBrowser = async () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? (await unpackChromium()),
    args: ['--no-sandbox', '--headless=shell', '--disable-gpu', '--disable-background-networking'],
  })

/**
 * One browser per test file. It watches every page it opens: a violation of the Content-Security-Policy or of Trusted
 * Types, or an uncaught error, fails the file at its end.
 */
export function useBrowser() {
  let browser: Browser | undefined
  const complaints: string[] = []

  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    expect(complaints).toEqual([])
  })

  async function openContext(width: Width = 'desktop', options: BrowserContextOptions = {}): Promise<BrowserContext> {
    if (!browser) throw new Error('the browser is launched before the first test')
    const context = await browser.newContext({
      viewport: widths[width],
      locale: 'fr-FR',
      timezoneId: 'Europe/Paris',
      // The worker would answer requests before a test's own routes see them.
      serviceWorkers: 'block',
      ...options,
    })
    context.setDefaultTimeout(30_000)
    context.on('page', (page) => watch(page, complaints))
    return context
  }

  return {
    openContext,
    async openPage(width: Width = 'desktop', options: BrowserContextOptions = {}): Promise<Page> {
      return (await openContext(width, options)).newPage()
    },
  }
}

function watch(page: Page, complaints: string[]) {
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    const text = message.text()
    // A refused frame on a foreign origin shows that the policy works.
    const isOurs =
      /Content[- ]Security[- ]Policy|TrustedHTML|TrustedScript/i.test(text) && !text.includes('frame-ancestors')
    if (isOurs) complaints.push(`${page.url()}: ${text}`)
  })
}
