import type { UIEvent } from 'react'
import { useCallback } from 'react'

/** The scroll position of each list: another conversation is another page, but the list next to it is the same. */
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
