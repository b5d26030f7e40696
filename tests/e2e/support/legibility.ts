import type { Page } from 'playwright-core'

/**
 * Elements that a thumb or an eye would miss on a phone: controls smaller than 44 × 44 points, and text below 12 points. A link
 * within a sentence is as high as its line, as WCAG 2.5.8 allows; a field includes its label.
 */
export const illegible = (page: Page) =>
  page.evaluate(() => {
    const leastTarget = 44
    const leastText = 12
    const controls = 'a[href], button, summary, select, input:not([type=hidden]), textarea, [role=tab], [role=option]'
    const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const isInSentence = (element: Element) => getComputedStyle(element).display === 'inline'
    const isOffScreen = ({ width, height }: DOMRect) => width <= 1 || height <= 1

    /** Some controls of a row take all of it: their pseudo-element fills the positioned box around them. */
    const filledBy = (element: Element) =>
      getComputedStyle(element, '::after').position === 'absolute' && element instanceof HTMLElement
        ? (element.offsetParent ?? element)
        : element
    const boxOf = (element: Element) => {
      const { labels = null } = element instanceof HTMLInputElement ? element : {}
      const boxes = [filledBy(element), ...(labels ?? [])].map((part) => part.getBoundingClientRect())
      return {
        width: Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left)),
        height: Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top)),
      }
    }
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} « ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)} »`

    const targets = [...document.querySelectorAll(controls)]
      .filter((element) => isShown(element) && !isInSentence(element) && !isOffScreen(element.getBoundingClientRect()))
      .map((element) => ({ element, ...boxOf(element) }))
      // Half a point of rounding is nothing a thumb feels.
      .filter(({ width, height }) => Math.min(width, height) < leastTarget - 0.5)
      .map(({ element, width, height }) => `${nameOf(element)} is ${Math.round(width)} × ${Math.round(height)}`)

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const small = new Set<string>()
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      if (!parent || !text.textContent?.trim() || !isShown(parent)) continue
      const size = Number.parseFloat(getComputedStyle(parent).fontSize)
      if (size < leastText) small.add(`« ${text.textContent.trim().slice(0, 40)} » is ${size} points`)
    }
    return [...targets, ...small]
  })
