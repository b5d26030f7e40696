import { useSyncExternalStore } from 'react'
import { breakpoints } from '#src/theme/scales.ts'

const query = `(min-width: ${breakpoints.desktop})`

function follow(listener: () => void) {
  const list = globalThis.matchMedia(query)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** There is room for two panes. What there is no room for is not in the page at all, so that nobody reads it twice. */
export const useIsDesktop = () => useSyncExternalStore(follow, () => globalThis.matchMedia(query).matches)
