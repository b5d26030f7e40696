import { useSelector } from '@xstate/react'
import { navigate } from 'wouter/use-browser-location'
import { selectLocation } from '#machines/portal/portal/portal.selectors.ts'
import type { ScreenProps } from './screenProps.ts'

type Changes = Readonly<Record<string, string | null>>

/** What the query of the address says, and a way to say it otherwise: reload, back and a copied link show the same. */
export function useAddress(portal: ScreenProps['portal']) {
  const { search } = useSelector(portal, selectLocation)
  const query = new URLSearchParams(search)
  /** Of the address as it is now: what waited for a pause in typing must not undo what was chosen meanwhile. */
  const write = (changes: Changes, { isStep = false } = {}) => {
    const { pathname, search: present } = selectLocation(portal.getSnapshot())
    const next = new URLSearchParams(present)
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    navigate(next.size > 0 ? `${pathname}?${next}` : pathname, isStep ? { state: { isStep } } : { replace: true })
  }
  return {
    read: (name: string) => query.get(name) ?? '',
    /** `null` takes a name away. A step is one more entry of the history: back undoes it. */
    write,
    /** Undoes a step as the back button would. Whoever came by a link has no entry to go back to: theirs is changed. */
    leaveStep: (changes: Changes) => {
      if (selectLocation(portal.getSnapshot()).isStep) globalThis.history.back()
      else write(changes)
    },
  }
}
