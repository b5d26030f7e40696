import type { Browser } from 'playwright-core'
import { type Storage, signedIn } from './signedIn.ts'
import { openSlowPhone } from './slowPhone.ts'
import { median, type Row } from './table.ts'

const runs = 5

type Paint = Window['benchPaint'] & { readonly requests: number; readonly foreign: number }

declare global {
  interface Window {
    benchPaint: { lcp: number; tbt: number; cls: number }
  }
}

/** The first paints on a slow phone, alternating with the bare React page under the same conditions. */
export async function paintRows(browser: Browser, portalUrl: string, floorUrl: string): Promise<readonly Row[]> {
  const portal: Paint[] = []
  const dashboard: Paint[] = []
  const floor: Paint[] = []
  for (let run = 0; run < runs; run += 1) {
    portal.push(await paintOf(browser, `${portalUrl}/connexion`))
    dashboard.push(await paintOf(browser, `${portalUrl}/`, await signedIn(browser, portalUrl)))
    floor.push(await paintOf(browser, floorUrl))
  }
  const row = (what: string, key: keyof Paint, limit: number, unit: string): Row => ({
    what: `sign-in on a slow phone: ${what}`,
    measured: median(portal.map((paint) => paint[key])),
    floor: median(floor.map((paint) => paint[key])),
    limit,
    unit,
  })
  const dashboardRow = (what: string, key: keyof Paint, limit: number, unit: string): Row => ({
    what: `dashboard on a slow phone: ${what}`,
    measured: median(dashboard.map((paint) => paint[key])),
    limit,
    unit,
  })
  return [
    row('requests answered before the first paint', 'requests', 4, ''),
    row('of these, by another origin', 'foreign', 0, ''),
    row('largest paint (LCP)', 'lcp', 2_000, 'ms'),
    row('blocked time (TBT)', 'tbt', 150, 'ms'),
    row('layout shift (CLS)', 'cls', 0.02, ''),
    dashboardRow('largest paint (LCP)', 'lcp', 2_500, 'ms'),
    dashboardRow('blocked time (TBT)', 'tbt', 150, 'ms'),
    dashboardRow('layout shift (CLS)', 'cls', 0.02, ''),
  ]
}

async function paintOf(browser: Browser, url: string, storageState?: Storage): Promise<Paint> {
  const { page, close } = await openSlowPhone(browser, { isOnSlow4G: true, ...(storageState && { storageState }) })
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: storageState ? 'load' : 'networkidle' })
  if (storageState) await page.getByRole('article').first().waitFor()
  // On a slow machine the network is idle before the first paint, while scripts are still running.
  await page.waitForFunction(() => window.benchPaint.lcp > 0)
  const paint = await page.evaluate(() => window.benchPaint)
  const answered = await page.evaluate(answeredBeforePaint)
  await close()
  const foreign = answered.filter((address) => new URL(address).origin !== new URL(url).origin)
  return { ...paint, requests: answered.length, foreign: foreign.length }
}

/** Runs in the page: the addresses of every resource that arrived before the first paint, the page itself first. */
function answeredBeforePaint() {
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  const isBefore = (entry: PerformanceEntry) => 'responseEnd' in entry && Number(entry.responseEnd) <= paint
  return [
    globalThis.location.href,
    ...performance
      .getEntriesByType('resource')
      .filter(isBefore)
      .map(({ name }) => name),
  ]
}

/** Runs in the page before any other script. */
function observe() {
  const paint = { lcp: 0, tbt: 0, cls: 0 }
  window.benchPaint = paint
  const follow = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true })
  follow('largest-contentful-paint', ({ startTime }) => {
    paint.lcp = startTime
  })
  follow('longtask', ({ duration }) => {
    paint.tbt += Math.max(0, duration - 50)
  })
  follow('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') paint.cls += entry.value
  })
}
