import type { Browser } from 'playwright-core'
import { openSlowPhone } from './slowPhone.ts'
import { median, type Row } from './table.ts'

const runs = 5

type Paint = { readonly lcp: number; readonly tbt: number; readonly cls: number }

declare global {
  interface Window {
    benchPaint: { lcp: number; tbt: number; cls: number }
  }
}

/** How the sign-in screen appears on a slow phone, beside the bare React page under the same conditions, in turns. */
export async function paintRows(browser: Browser, portalUrl: string, floorUrl: string): Promise<readonly Row[]> {
  const portal: Paint[] = []
  const floor: Paint[] = []
  for (let run = 0; run < runs; run += 1) {
    portal.push(await paintOf(browser, `${portalUrl}/connexion`))
    floor.push(await paintOf(browser, floorUrl))
  }
  const row = (what: string, key: keyof Paint, limit: number, unit: string): Row => ({
    what: `sign-in on a slow phone: ${what}`,
    measured: median(portal.map((paint) => paint[key])),
    floor: median(floor.map((paint) => paint[key])),
    limit,
    unit,
  })
  return [
    row('largest paint (LCP)', 'lcp', 2_000, 'ms'),
    row('blocked time (TBT)', 'tbt', 150, 'ms'),
    row('layout shift (CLS)', 'cls', 0.02, ''),
  ]
}

async function paintOf(browser: Browser, url: string): Promise<Paint> {
  const { page, close } = await openSlowPhone(browser, { isOnSlow4G: true })
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'networkidle' })
  const paint = await page.evaluate(() => window.benchPaint)
  await close()
  return paint
}

/** Runs in the page before anything else does. */
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
