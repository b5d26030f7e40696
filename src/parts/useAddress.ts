import { useSelector } from '@xstate/react'
import { navigate } from 'wouter/use-browser-location'
import { selectLocation } from '#machines/portal/portal/portal.selectors.ts'
import type { ScreenProps } from './screenProps.ts'

/** How an address becomes one more entry of the history; of a flow with the steps that stand behind it there. */
type Step = { readonly isStep?: true; readonly stepsBehind?: readonly string[] }
type Changes = Readonly<Record<string, string | null>>

/** What the query of the address says, and a way to say it otherwise: reload, back and a copied link show the same. */
export function useAddress(portal: ScreenProps['portal']) {
  const { search } = useSelector(portal, selectLocation)
  const query = new URLSearchParams(search)
  /** Of the address as it is now: what waited for a pause in typing must not undo what was chosen meanwhile. */
  const write = (changes: Changes, step: Step = {}) => {
    const { pathname, search: present } = selectLocation(portal.getSnapshot())
    const next = new URLSearchParams(present)
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    const to = next.size > 0 ? `${pathname}?${next}` : pathname
    // An entry that is changed in place stays the step it is.
    if (step.isStep || step.stepsBehind) navigate(to, { state: step })
    else navigate(to, { replace: true, state: globalThis.history.state })
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
