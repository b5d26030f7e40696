import type { StylisPlugin } from '@emotion/cache'

/** The properties that decide whether Testing Library finds, names or presses an element. */
const findable = new Set(['display', 'visibility', 'content', 'pointer-events'])

/** Drops every other declaration, because jsdom walks all declarations of all rules for each element. */
export const findableStyles: StylisPlugin = (element) => {
  if (element.type !== 'decl' || findable.has(String(element.props))) return
  element.return = ''
  element.value = ''
}
