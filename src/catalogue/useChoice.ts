import { useState } from 'react'
import * as z from 'zod/mini'
import { localeCode, offerCode } from '#contract/offers.ts'

/** The widths to view a page at, in px; 0 is the width of the window. */
export const shownWidths = ['0', '768', '320'] as const

const choice = z.object({
  offer: z.catch(offerCode, 'ESE'),
  locale: z.catch(localeCode, 'fr-FR'),
  width: z.catch(z.enum(shownWidths), '0'),
})
export type Choice = z.output<typeof choice>

/** The choice is in the address, so that it can be shared. */
export function useChoice() {
  const [current, setCurrent] = useState(() =>
    choice.parse(Object.fromEntries(new URLSearchParams(globalThis.location.search))),
  )
  function choose(changed: Partial<Record<keyof Choice, string>>) {
    const next = choice.parse({ ...current, ...changed })
    globalThis.history.replaceState(null, '', `?${new URLSearchParams(next)}${globalThis.location.hash}`)
    setCurrent(next)
  }
  return [current, choose] as const
}
