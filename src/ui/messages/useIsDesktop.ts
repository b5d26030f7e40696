import { useSyncExternalStore } from 'react'
import { breakpoints } from '#src/theme/scales.ts'

const query = `(min-width: ${breakpoints.desktop})`

function follow(listener: () => void) {
  const list = globalThis.matchMedia(query)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** Whether there is room for two panes. A pane without room is not rendered at all, so that screen readers do not read it. */
export const useIsDesktop = () => useSyncExternalStore(follow, () => globalThis.matchMedia(query).matches)
