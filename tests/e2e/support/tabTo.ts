import type { Page } from 'playwright-core'

/** Moves the focus by Tab alone until it is on what has this name. */
export async function tabTo(page: Page, name: string) {
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      // Past the last of the page: what holds everything is not what has the name.
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
