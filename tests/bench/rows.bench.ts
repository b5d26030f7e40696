import type { Browser, Page } from 'playwright-core'
import { serveStage } from '#tests/stage/serveStage.ts'
import { openSlowPhone } from './slowPhone.ts'
import { median, type Row } from './table.ts'

const runs = 3

/** A table of 50,000 entries and a list of 10,000 messages of any height on a slow processor: the first row, and scrolling. */
export async function rowRows(browser: Browser): Promise<readonly Row[]> {
  const stage = await serveStage()
  const entries = await measure(browser, `${stage.url}/rows`, 'section', 'tbody tr:not(.space)')
  const messages = await measure(browser, `${stage.url}/list`, '[role=feed]', '[role=article]')
  await stage.close()
  return [...budgetsOf('50,000 entries', entries), ...budgetsOf('10,000 messages', messages)]
}

type Measure = { mounted: number; slowFrame: number; nodes: number; gaps: number }

export const budgetsOf = (what: string, { mounted, slowFrame, nodes, gaps }: Measure): readonly Row[] => [
  {
    what: `${what} on a slow processor: until they are shown, median of 3 runs`,
    measured: mounted,
    limit: 200,
    unit: 'ms',
  },
  { what: `${what}: frame while scrolling, 95th of 100`, measured: slowFrame, limit: 33, unit: 'ms' },
  { what: `${what}: rows in the page at most`, measured: nodes, limit: 200, unit: 'nodes' },
  { what: `${what}: frames with a gap`, measured: gaps, limit: 0, unit: 'frames' },
]

async function measure(browser: Browser, url: string, scroller: string, row: string): Promise<Measure> {
  const mounted: number[] = []
  const seen: Scroll[] = []
  for (let run = 0; run < runs; run += 1) {
    const { page, close } = await openSlowPhone(browser, { isOnSlow4G: false })
    await page.goto(url)
    await page.locator(row).first().waitFor()
    mounted.push(await timeToMount(page))
    seen.push(await scrollThrough(page, scroller, row))
    await close()
  }
  return { mounted: median(mounted), ...summed(seen) }
}

type Scroll = { readonly frames: readonly number[]; readonly nodes: number; readonly gaps: number }

function summed(scrolls: readonly Scroll[]) {
  const frames = scrolls.flatMap((scroll) => scroll.frames).sort((one, other) => one - other)
  return {
    slowFrame: Math.round(frames[Math.floor(frames.length * 0.95)] ?? 0),
    nodes: Math.max(...scrolls.map((scroll) => scroll.nodes)),
    gaps: scrolls.reduce((sum, scroll) => sum + scroll.gaps, 0),
  }
}

/** Scrolls a list from its start, as many times as the other measurements run. */
export async function measureScroll(page: Page, scroller: string, row: string) {
  const seen: Scroll[] = []
  for (let run = 0; run < runs; run += 1) {
    await page.locator(scroller).evaluate((pane) => {
      pane.scrollTo(0, 0)
      pane.scrollIntoView()
    })
    seen.push(await scrollThrough(page, scroller, row))
  }
  return summed(seen)
}

/** Measures from the call that adds the list to an empty page to the frame that shows it. The page marks both. */
const timeToMount = (page: Page) =>
  page.evaluate(() => performance.measure('mount', 'mount:start', 'mount:end').duration)

/** Scrolls the pane, or the window if the pane does not scroll, by wheel-sized steps, then by leaps, one per frame; checks after each that rows cover it. */
function scrollThrough(page: Page, scroller: string, row: string) {
  return page.evaluate(
    async ([paneSelector, rowSelector]) => {
      const pane = document.querySelector(paneSelector)
      if (!pane) throw new Error('there is no pane')
      const scrolled = pane.scrollHeight > pane.clientHeight ? pane : document.documentElement
      const frames: number[] = []
      let nodes = 0
      let gaps = 0
      const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
      let last = await nextFrame()
      for (let step = 0; step < 120; step += 1) {
        scrolled.scrollTop += step % 20 === 19 ? 40_000 : 240
        const now = await nextFrame()
        frames.push(now - last)
        last = now
        const edges = pane.getBoundingClientRect()
        const top = Math.max(edges.top, 0) + (pane.querySelector('thead')?.clientHeight ?? 0)
        const rows = pane.querySelectorAll(rowSelector)
        nodes = Math.max(nodes, rows.length)
        const first = rows[0]?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
        const end = rows[rows.length - 1]?.getBoundingClientRect().bottom ?? 0
        if (first > top + 1 || end < Math.min(edges.bottom, innerHeight) - 1) gaps += 1
      }
      return { frames, nodes, gaps }
    },
    [scroller, row] as const,
  )
}
