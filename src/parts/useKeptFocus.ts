import type { FocusEvent, RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'

/** A row that goes, or a button that has done its work, takes the focus along: it stays with what they were part of. */
export function useKeptFocus<Part extends HTMLElement>(part: RefObject<Part | null>) {
  const focused = useRef<Element>(null)
  useLayoutEffect(() => {
    if (focused.current?.isConnected !== false) return
    focused.current = null
    if (document.activeElement === document.body) part.current?.focus({ preventScroll: true })
  })
  return {
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target
    },
  }
}
