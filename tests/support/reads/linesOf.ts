import { plainText } from '#docs/generator/keysOfTexts.ts'
import type { Line } from '#docs/generator/reads.ts'

const unread = '[hidden], [aria-hidden="true"], script, style, option, svg'
const dialog = 'dialog[open], [role="dialog"], [role="alertdialog"]'

/** The texts below these elements in their order. A text is read alone, or as part of a sentence around it. */
export function linesOf(region: readonly Element[]): Line[] {
  const lines: Line[] = []
  // An open dialog covers everything else.
  const dialogs = region.flatMap((element) =>
    element.matches(dialog) ? [element] : [...element.querySelectorAll(dialog)],
  )
  for (const element of dialogs.length > 0 ? dialogs : region) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || parent.closest(unread) || plain(node.textContent) === '') continue
      lines.push({ kind: kindOf(parent), texts: [...sentencesAround(parent, element), plain(node.textContent)] })
    }
  }
  return lines
}

const longest = 300

/** The texts of the elements around, the widest first. */
function sentencesAround(inner: Element, outer: Element): string[] {
  const sentences: string[] = []
  for (let element: Element | null = inner; element !== null; element = element.parentElement) {
    const text = plain(element.textContent)
    if (text.length > longest) break
    sentences.unshift(text)
    if (element === outer) break
  }
  return sentences
}

const plain = (text: string | null) => plainText(text ?? '')

function kindOf(element: Element): Line['kind'] {
  if (element.closest('[role="alert"], [role="status"]')) return 'notice'
  if (element.closest('h1, h2, h3, h4, legend')) return 'heading'
  return element.closest('button, label, [role="tab"], a') ? 'control' : 'text'
}
