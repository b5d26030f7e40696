import type { Page } from 'playwright-core'

/** Presses Tab until the focus is on the element with this name. */
export async function tabTo(page: Page, name: string) {
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      // After the last element, the focus is on the body, which does not have the name.
      if (element === document.body) return ''
      const isField =
        element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement
      const labels = isField ? [...(element.labels ?? [])].map(({ textContent }) => textContent) : []
      return [element?.getAttribute('aria-label'), element?.textContent, ...labels].join(' ')
    })
    if (focused.includes(name)) return
  }
  throw new Error(`Tab does not lead to ${name}`)
}
