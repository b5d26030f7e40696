import type { EmotionCache } from '@emotion/react'
import { StyleSheet } from '@emotion/sheet'
import { compileStyles } from './compileStyles.ts'

type Options = {
  readonly key: string
  /** The nonce of the page's policy. */
  readonly nonce?: string
}

/**
 * Where widgets write their styles. Emotion's own cache brings a compiler that parses every rule into a tree, prefixes it for old
 * browsers and prints it again: 4 kB, and most of the time in which a slow phone draws a page.
 */
export function createStyleCache(options: Options): EmotionCache {
  const inserted: EmotionCache['inserted'] = {}
  return {
    ...options,
    inserted,
    registered: {},
    sheet: new StyleSheet({ ...options, container: document.head }),
    insert(selector, { name, styles }, sheet, isKept) {
      for (const rule of compileStyles(styles, selector)) sheet.insert(rule)
      if (isKept) inserted[name] = true
    },
  }
}
