import type { Page } from 'playwright-core'
import { violationsOf } from './axe.ts'
import { type Width, widthNames, widths } from './browser.ts'
import { illegible } from './legibility.ts'
import { sidewaysScroll } from './visit.ts'

/**
 * The faults of what a page shows: at each width whether it fits, at some what axe finds, and on the narrowest phone what the eye
 * or the thumb would miss. The page loads once and is then resized.
 */
export async function faultsOf(page: Page, name: string, axeAt: readonly Width[] = []): Promise<unknown[]> {
  const faults: unknown[] = []
  for (const width of widthNames) {
    await page.setViewportSize(widths[width])
    const sideways = await sidewaysScroll(page)
    const violations = axeAt.includes(width) ? await violationsOf(page) : []
    const tooSmall = width === 'phone' ? await illegible(page) : []
    if (sideways > 0 || violations.length + tooSmall.length > 0)
      faults.push({ name, width, sideways, violations, tooSmall })
  }
  return faults
}
