import { gzipSync } from 'node:zlib'
import type { Browser, CDPSession, Page } from 'playwright-core'
import type { Row } from './table.ts'
import { median } from './table.ts'

const runs = 5
/** Slow 4G as Lighthouse defines it: 150 ms, 1.6 Mbit/s; the processor four times slower. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
}

type Load = { lcp: number; tbt: number; cls: number; scriptKb: number; requestsBeforePaint: number }

/** Sizes and paint of the sign-in screen, beside the bare React page under the same conditions. */
export async function pageRows(browser: Browser, portalUrl: string, floorUrl: string): Promise<readonly Row[]> {
  const portal = await loads(browser, `${portalUrl}/connexion`)
  const floor = await loads(browser, floorUrl)
  const html = await (await fetch(`${portalUrl}/connexion`)).text()
  const row = (what: string, key: keyof Load, limit: number, unit: string): Row => ({
    what,
    measured: median(portal.map((load) => load[key])),
    floor: median(floor.map((load) => load[key])),
    limit,
    unit,
  })

  return [
    row('sign-in: JavaScript, gzip', 'scriptKb', 150, 'kB'),
    { what: 'sign-in: index.html with theme, gzip', measured: gzipSync(html).length / 1000, limit: 8, unit: 'kB' },
    row('sign-in: requests before first paint', 'requestsBeforePaint', 4, ''),
    row('sign-in, CPU 4×, slow 4G: LCP', 'lcp', 2_000, 'ms'),
    row('sign-in, CPU 4×, slow 4G: TBT', 'tbt', 150, 'ms'),
    row('sign-in, CPU 4×, slow 4G: CLS', 'cls', 0.02, ''),
    {
      what: 'sign-in, CPU 4×: INP of ten keys and clicks',
      measured: await worstInteraction(browser, portalUrl),
      limit: 100,
      unit: 'ms',
    },
  ]
}

async function loads(browser: Browser, url: string) {
  const all: Load[] = []
  for (let run = 0; run < runs; run += 1) all.push(await load(browser, url))
  return all
}

async function load(browser: Browser, url: string): Promise<Load> {
  const { page, close } = await throttledPage(browser, true)
  const scripts: Promise<number>[] = []
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) {
      scripts.push(
        response.body().then(
          (body) => gzipSync(body).length,
          () => 0,
        ),
      )
    }
  })
  await page.addInitScript(observePaint)
  await page.goto(url, { waitUntil: 'networkidle' })
  const paint = await page.evaluate(() => window.benchPaint())
  const sizes = await Promise.all(scripts)
  await close()
  return { ...paint, scriptKb: sizes.reduce((sum, size) => sum + size, 0) / 1000 }
}

/** Runs in the page before anything else does. */
function observePaint() {
  const seen = { lcp: 0, tbt: 0, cls: 0 }
  const observe = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true })
  observe('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime
  })
  observe('longtask', (entry) => {
    seen.tbt += Math.max(0, entry.duration - 50)
  })
  observe('layout-shift', (entry) => {
    seen.cls += 'value' in entry && typeof entry.value === 'number' ? entry.value : 0
  })
  window.benchPaint = () => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    const before = performance
      .getEntriesByType('resource')
      .filter((entry) => 'responseEnd' in entry && Number(entry.responseEnd) <= paint)
    return { ...seen, requestsBeforePaint: 1 + before.length }
  }
}

async function worstInteraction(browser: Browser, portalUrl: string) {
  const worsts: number[] = []
  for (let run = 0; run < 3; run += 1) {
    const { page, close } = await throttledPage(browser, false)
    await page.addInitScript(() => {
      window.benchWorst = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.benchWorst = Math.max(window.benchWorst, entry.duration)
      }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
    })
    await page.goto(`${portalUrl}/connexion`, { waitUntil: 'networkidle' })
    await page.getByRole('textbox').first().pressSequentially('abcdefgh', { delay: 60 })
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForLoadState('networkidle')
    worsts.push(await page.evaluate(() => window.benchWorst))
    await close()
  }
  return Math.max(...worsts)
}

async function throttledPage(
  browser: Browser,
  withNetwork: boolean,
): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2,
    isMobile: true,
    locale: 'fr-FR',
  })
  const page = await context.newPage()
  const cdp: CDPSession = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  if (withNetwork) {
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', slow4G)
  }
  return { page, close: () => context.close() }
}

declare global {
  interface Window {
    benchPaint: () => { lcp: number; tbt: number; cls: number; requestsBeforePaint: number }
    benchWorst: number
  }
}
