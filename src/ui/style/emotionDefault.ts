/** What Emotion imports from its own package of styles: the cache for widgets drawn outside the page, such as the crash screen. */
export { createStyleCache as default } from './createStyleCache.ts'
