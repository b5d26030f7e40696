import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

/** Slow 4G as Lighthouse throttles it: a round trip of 150 ms, 1.6 Mbit/s down, 750 kbit/s up. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'fr-FR',
}

type OpenPage = {
  readonly page: Page
  /** Slows the processor down by this factor. */
  readonly slowDown: (times: number) => Promise<void>
  readonly close: () => Promise<void>
}

type Conditions = Pick<BrowserContextOptions, 'storageState'> & { readonly isOnSlow4G: boolean }

/** A page with an empty cache, on a processor four times slower than this one. */
export async function openSlowPhone(browser: Browser, { isOnSlow4G, ...kept }: Conditions): Promise<OpenPage> {
  const context = await browser.newContext({ ...phone, ...kept })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const slowDown = async (rate: number) => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  }
  await slowDown(4)
  if (isOnSlow4G) {
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', slow4G)
  }
  return { page, slowDown, close: () => context.close() }
}
