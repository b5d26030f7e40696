import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { screenPaths } from '#contract/addresses.ts'
import { pathOf } from '#contract/paths.ts'
import { openEmbedded } from '#server/platform/openDatabase.ts'
import { startPortal } from '#tests/e2e/support/portal.ts'
import { fillLedger } from './fillLedger.ts'
import { fillReports, measuredReport } from './fillReports.ts'
import { budgetsOf, measureScroll } from './rows.bench.ts'
import { signedIn } from './signedIn.ts'
import { openSlowPhone } from './slowPhone.ts'
import { quiet } from './stage.ts'
import { median, type Row } from './table.ts'

const runs = 3
const reports = 10_000
/** Each entry has two lines. */
const entries = 25_000
/** The only place of this person is the measured one, so it is selected. */
const person = 'president'
/** The screen that a person comes back from has no list. */
const elsewhere = screenPaths.preferences

/** Returning to screens with long, fully loaded lists, and scrolling through them, on a slow processor. */
export async function screenRows(browser: Browser): Promise<readonly Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  const environment = { DATA_DIR: folder, ...quiet }
  const seeding = await startPortal(environment)
  await seeding.stop()
  const { db, close } = await openEmbedded(folder)
  await fillReports(db, reports)
  await fillLedger(db, entries)
  await close()

  const portal = await startPortal(environment)
  const storageState = await signedIn(browser, portal.url, person)
  const measure = async (path: string, list: string, row: string) => {
    const { page, slowDown, close: leave } = await openSlowPhone(browser, { isOnSlow4G: false, storageState })
    await slowDown(1)
    await page.goto(portal.url + path)
    await page.locator(`${list} ${row}`).first().waitFor()
    const loaded = await loadAll(page, list, row)
    await slowDown(4)
    const mounted: number[] = []
    for (let run = 0; run < runs; run += 1) mounted.push(await comeBack(page, `${list} ${row}`))
    const scrolled = await measureScroll(page, list, row)
    await leave()
    return { loaded, mounted: median(mounted), ...scrolled }
  }
  const list = await measure(`${screenPaths.reports}?liste=termines`, 'main [role=list]', '[role=listitem]')
  const movements = await measure(screenPaths.allMovements, 'main [role=list]', '[role=listitem]')
  const history = await measure(pathOf('report', { reportId: measuredReport }), '[role=feed]', '[role=article]')
  await portal.stop()
  await rm(folder, { recursive: true, force: true })
  return [
    ...budgetsOf(`screen of reports, ${list.loaded} of them loaded`, list),
    ...budgetsOf(`screen of movements, ${movements.loaded} of them loaded`, movements),
    ...budgetsOf(`page of a report, ${history.loaded} lines of its history loaded`, history),
  ]
}

/** Scrolls to the end until nothing is left to load; returns the number of rows. */
const loadAll = (page: Page, list: string, row: string) =>
  page.evaluate(
    async ([listSelector, rowSelector]) => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      for (;;) {
        const pane = document.querySelector(listSelector)
        const last = [...(pane?.querySelectorAll(rowSelector) ?? [])].at(-1)
        const total = Number(last?.getAttribute('aria-setsize'))
        if (total > 0 && Number(last?.getAttribute('aria-posinset')) === total) return total
        last?.scrollIntoView()
        await nextFrame()
      }
    },
    [list, row] as const,
  )

/** Goes to another screen, then measures from the back button to the frame that shows the rows again. */
async function comeBack(page: Page, row: string): Promise<number> {
  const here = page.url()
  await page.evaluate((path) => {
    history.pushState(null, '', path)
  }, elsewhere)
  await page.locator(row).first().waitFor({ state: 'detached' })
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  const took = await page.evaluate(async (selector) => {
    const begun = performance.now()
    history.back()
    while (!document.querySelector(selector)) await new Promise((resolve) => requestAnimationFrame(resolve))
    // Waits for the frame that shows the rows.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - begun
  }, row)
  if (page.url() !== here) throw new Error(`the way back led to ${page.url()}`)
  return took
}
