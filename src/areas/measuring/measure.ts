import { fromCallback } from 'xstate'
import { screenPaths } from '#contract/addresses.ts'
import type { MeasuringEvent } from '#machines/measuring/consent/consent.setup.ts'
import { throttle } from '#machines/measuring/consent/consent.setup.ts'
import type { PortalRef, PortalSnapshot } from '#machines/portal/portal/portal.machine.ts'
import { selectLocation } from '#machines/portal/portal/portal.selectors.ts'
import type { Page } from '#offers/page.schema.ts'

type Settings = { readonly analytics: NonNullable<Page['analytics']>; readonly portal: PortalRef }

/** The pattern of an address names a kind of page, never a thing, a person or typed text. */
const patternOf = (snapshot: PortalSnapshot) => {
  const { screen } = selectLocation(snapshot)
  return screen ? screenPaths[screen] : '/404'
}

/**
 * Counts opened pages, each as a Plausible event. Pages that only redirect are gone before the throttle ends, so they are not
 * counted.
 */
export const measure = ({ analytics: { url, site }, portal }: Settings) =>
  fromCallback<MeasuringEvent>(({ sendBack }) => {
    const leaving = new AbortController()
    let counted: string | null = null
    let timer: ReturnType<typeof setTimeout> | null = null
    const count = () => {
      timer = null
      const path = patternOf(portal.getSnapshot())
      if (path === counted) return
      counted = path
      const event = { name: 'pageview', domain: site, url: `https://${site}${path}`, referrer: null }
      fetch(url, {
        method: 'POST',
        // A plain text avoids a preflight request to the other origin.
        headers: { 'Content-Type': 'text/plain' },
        body: JSON.stringify(event),
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        keepalive: true,
        signal: leaving.signal,
      }).then(
        () => sendBack({ type: 'measuring.resumed' }),
        () => {
          // Without a network, every request fails, which is no sign of a blocker.
          if (!leaving.signal.aborted && navigator.onLine) sendBack({ type: 'measuring.prevented' })
        },
      )
    }
    const countSoon = () => {
      timer ??= setTimeout(count, throttle)
    }
    const { unsubscribe } = portal.subscribe(countSoon)
    countSoon()
    return () => {
      unsubscribe()
      leaving.abort()
      if (timer !== null) clearTimeout(timer)
    }
  })
