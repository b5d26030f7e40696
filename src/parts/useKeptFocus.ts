import type { FocusEvent, RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'

/** Moves the focus to the container when the focused row or button disappears. */
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
