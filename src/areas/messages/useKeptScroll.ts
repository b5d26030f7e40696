import type { UIEvent } from 'react'
import { useCallback } from 'react'

/** Where each list was left: another conversation is another page, but the list beside it is the same. */
const places = new Map<string, number>()

export function useKeptScroll(name: string) {
  const ref = useCallback(
    (element: HTMLDivElement | null) => {
      if (element) element.scrollTop = places.get(name) ?? 0
    },
    [name],
  )
  return {
    ref,
    onScroll: ({ currentTarget }: UIEvent<HTMLDivElement>) => void places.set(name, currentTarget.scrollTop),
  }
}
