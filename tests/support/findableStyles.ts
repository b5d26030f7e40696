import type { StylisPlugin } from '@emotion/cache'

/** What decides whether something is found, named or pressed. */
const findable = new Set(['display', 'visibility', 'content', 'pointer-events'])

/**
 * Of all styles those that a query or a press asks for: jsdom goes through every declaration of every rule again for each
 * element that it is asked about.
 */
export const findableStyles: StylisPlugin = (element) => {
  if (element.type !== 'decl' || findable.has(String(element.props))) return
  element.return = ''
  element.value = ''
}
