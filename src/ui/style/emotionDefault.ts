/**
 * Replaces Emotion's import of its own cache package: this cache is for widgets drawn outside the page, such as the crash screen.
 */
export { createStyleCache as default } from './createStyleCache.ts'
