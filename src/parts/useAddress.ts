import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { selectLocation } from '#machines/portal/portal/portal.selectors.ts'
import type { ScreenProps } from './screenProps.ts'

/** The state of a history entry; in a flow, with the steps behind it. */
type Step = { readonly isStep?: true; readonly stepsBehind?: readonly string[] }
type Changes = Readonly<Record<string, string | null>>

/** Reads and writes the query of the address, so that reload, back and a copied link show the same. */
export function useAddress(portal: ScreenProps['portal']) {
  const { search } = useSelector(portal, selectLocation)
  const query = new URLSearchParams(search)
  /** Reads the current address, so that a debounced change does not undo a later choice. */
  const write = useCallback(
    (changes: Changes, step: Step = {}) => {
      const { pathname, search: present } = selectLocation(portal.getSnapshot())
      const next = new URLSearchParams(present)
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value)
        else next.delete(name)
      }
      const to = next.size > 0 ? `${pathname}?${next}` : pathname
      // Replacing an entry keeps its step.
      if (step.isStep || step.stepsBehind) navigate(to, { state: step })
      else navigate(to, { replace: true, state: globalThis.history.state })
    },
    [portal],
  )
  return {
    read: (name: string) => query.get(name) ?? '',
    /** `null` removes a parameter. A step adds a history entry, so back undoes it. The function is stable. */
    write,
    /** Undoes a step like the back button. After a direct link there is no entry to go back to, so the current one changes. */
    leaveStep: (changes: Changes) => {
      if (selectLocation(portal.getSnapshot()).isStep) globalThis.history.back()
      else write(changes)
    },
  }
}
