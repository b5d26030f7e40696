import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { widthNames, widths } from './browser.ts'
import { illegible } from './legibility.ts'
import { sidewaysScroll } from './visit.ts'

/** The faults of a state at each width. Its pictures go to the folder in PICTURES, if it is set. */
export async function faultsOf(page: Page, name: string): Promise<unknown[]> {
  const faults: unknown[] = []
  for (const width of widthNames) {
    await page.setViewportSize(widths[width])
    const sideways = await sidewaysScroll(page)
    const tooSmall = width === 'phone' ? await illegible(page) : []
    if (sideways > 0 || tooSmall.length > 0) faults.push({ name, width, sideways, tooSmall })
    const folder = process.env.PICTURES
    if (folder) await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true })
  }
  return faults
}
