import { fromCallback } from 'xstate'
import { screenPaths } from '#contract/addresses.ts'
import type { MeasuringEvent } from '#machines/measuring/consent/consent.setup.ts'
import { throttle } from '#machines/measuring/consent/consent.setup.ts'
import type { PortalRef, PortalSnapshot } from '#machines/portal/portal/portal.machine.ts'
import { selectLocation } from '#machines/portal/portal/portal.selectors.ts'
import type { Page } from '#offers/page.schema.ts'

type Settings = { readonly analytics: NonNullable<Page['analytics']>; readonly portal: PortalRef }

/** The pattern of an address names a kind of page, and neither a thing, a person nor what somebody has typed. */
const patternOf = (snapshot: PortalSnapshot) => {
  const { screen } = selectLocation(snapshot)
  return screen ? screenPaths[screen] : '/404'
}

/**
 * Counts the pages that are opened, as an event of Plausible each. Pages that only lead to another one are gone before the throttle is
 * over, and are not counted.
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
        // A plain text needs no question to the other origin first.
        headers: { 'Content-Type': 'text/plain' },
        body: JSON.stringify(event),
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        keepalive: true,
        signal: leaving.signal,
      }).then(
        () => sendBack({ type: 'measuring.resumed' }),
        () => {
          // Without a network, every request fails: that is no sign of a blocker.
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
