import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import type { InspectionEvent, Observer } from 'xstate'
import type { LocaleCode } from '#contract/offers.ts'
import type { PortalRef } from '#machines/portal/portal/portal.machine.ts'
import { selectIsOnItsWay, selectLocation, selectPart } from '#machines/portal/portal/portal.selectors.ts'
import type { Page } from '#offers/page.schema.ts'
import type { Api } from '#src/api/api.ts'
import { CornerContext } from '#src/ui/CornerContext.ts'
import { Arrival } from './Arrival.tsx'
import { Fixtures } from './Fixtures.tsx'
import { LanguageCorner } from './LanguageCorner.tsx'
import type { LazyParts } from './lazyParts.tsx'
import { PartFallback } from './PartFallback.tsx'
import { PartScreen } from './PartScreen.tsx'

export type PortalProps = {
  portalRef: PortalRef
  api: Api
  parts: LazyParts
  sites: Page['sites']
  /** Observes the flows that screens start; `null` except in development. */
  inspect: Observer<InspectionEvent> | null
  onChooseLocale: (locale: LocaleCode) => void
}

export function Portal(props: PortalProps) {
  const { portalRef, parts } = props
  const part = useSelector(portalRef, selectPart)
  const { pathname, search } = useSelector(portalRef, selectLocation)
  const isOnItsWay = useSelector(portalRef, selectIsOnItsWay)
  const isApplication = part === 'application'
  return (
    <>
      <Fixtures portalRef={portalRef} parts={parts} />
      <Suspense fallback={<PartFallback />} key={isApplication ? part : part + pathname + search}>
        {/* Without the server, the chunk of the switcher may be missing too. */}
        <CornerContext value={part !== 'maintenance' && <LanguageCorner {...props} />}>
          <PartScreen {...props} />
        </CornerContext>
        {!isOnItsWay && !isApplication && <Arrival />}
      </Suspense>
      {parts.Measuring && (
        <Suspense>
          <parts.Measuring {...props} />
        </Suspense>
      )}
    </>
  )
}
