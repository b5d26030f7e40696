import { useSelector } from '@xstate/react'
import { navigate } from 'wouter/use-browser-location'
import { selectLocation } from '#machines/portal/portal.selectors.ts'
import type { ScreenProps } from './screenProps.ts'

/** What the query of the address says, and a way to say it otherwise: reload, back and a copied link show the same. */
export function useAddress(portal: ScreenProps['portal']) {
  const { pathname, search } = useSelector(portal, selectLocation)
  const query = new URLSearchParams(search)
  return {
    read: (name: string) => query.get(name) ?? '',
    /** `null` takes a name away. A step is one more entry of the history: back undoes it. */
    write: (changes: Readonly<Record<string, string | null>>, { isStep = false } = {}) => {
      const next = new URLSearchParams(search)
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value)
        else next.delete(name)
      }
      navigate(next.size > 0 ? `${pathname}?${next}` : pathname, { replace: !isStep })
    },
  }
}
