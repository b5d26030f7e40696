import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import type { MobileBannerRef } from '#machines/mobileBanner/mobileBanner/mobileBanner.machine.ts'
import { selectIsVisible } from '#machines/mobileBanner/mobileBanner/mobileBanner.selectors.ts'
import type { PortalRef } from '#machines/portal/portal/portal.machine.ts'
import type { SnacksRef } from '#machines/snacks/snacks/snacks.machine.ts'
import { selectShownSnack } from '#machines/snacks/snacks/snacks.selectors.ts'
import { BannerRoom } from '#src/ui/BannerRoom.tsx'
import type { LazyParts } from './lazyParts.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'

type Props = { portalRef: PortalRef; parts: LazyParts }

/** Stays mounted while the parts of the product change: mobile banner, offline notice, snacks. */
export function Fixtures({ portalRef, parts }: Props) {
  const mobileBannerRef = useSelector(portalRef, (snapshot) => snapshot.children.mobileBanner)
  const snacksRef = useSelector(portalRef, (snapshot) => snapshot.children.snacks)
  return (
    <>
      {mobileBannerRef && <BannerPlace mobileBannerRef={mobileBannerRef} parts={parts} />}
      <OfflineNotice />
      {snacksRef && <SnackPlace snacksRef={snacksRef} parts={parts} />}
    </>
  )
}

/** Most devices never show the banner, and never fetch it. */
function BannerPlace({ mobileBannerRef, parts }: { mobileBannerRef: MobileBannerRef; parts: LazyParts }) {
  const isVisible = useSelector(mobileBannerRef, selectIsVisible)
  if (!isVisible) return null
  return (
    <Suspense fallback={<BannerRoom />}>
      <parts.MobileBanner mobileBannerRef={mobileBannerRef} />
    </Suspense>
  )
}

/** A screen reader announces a live region only if it exists before its text, so it stays after the first message. */
function SnackPlace({ snacksRef, parts }: { snacksRef: SnacksRef; parts: LazyParts }) {
  const wasUsed = useSelector(
    snacksRef,
    (snapshot) => selectShownSnack(snapshot) !== null || snapshot.context.lastId > 0,
  )
  if (!wasUsed) return null
  return (
    <Suspense>
      <parts.Snacks snacksRef={snacksRef} />
    </Suspense>
  )
}
