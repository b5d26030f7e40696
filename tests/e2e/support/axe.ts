import { readFile } from 'node:fs/promises'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const axe = await readFile('node_modules/axe-core/axe.min.js', 'utf8')

/** Violations of WCAG 2.2 A or AA on a page opened with `bypassCSP`, or in one part of it: rule and elements. */
export async function violationsOf(page: Page, part = 'html') {
  // The page, and axe with it, stays from one screen of the application to the next.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  // The other results, which nobody reads, are neither described nor sent.
  const violations = await page.evaluate(async (selector) => {
    const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
    const results = await window.axe.run(selector, { runOnly, resultTypes: ['violations'] })
    return results.violations
  }, part)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

declare global {
  interface Window {
    axe: { run: (part: string, options: { runOnly: string[]; resultTypes: 'violations'[] }) => Promise<AxeResults> }
  }
}
