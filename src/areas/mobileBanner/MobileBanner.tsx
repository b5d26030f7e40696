import { useSelector } from '@xstate/react'
import type { MobileBannerRef } from '#machines/mobileBanner/mobileBanner/mobileBanner.machine.ts'
import {
  selectIsLeaving,
  selectIsVisible,
  selectPlatform,
} from '#machines/mobileBanner/mobileBanner/mobileBanner.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { StoreBanner } from '#src/ui/StoreBanner.tsx'

/** Shown on devices that can run the application. Closing it and going to the store both dismiss it for good. */
export function MobileBanner({ mobileBannerRef }: { mobileBannerRef: MobileBannerRef }) {
  const t = useTranslate()
  const offer = useOffer()
  const isVisible = useSelector(mobileBannerRef, selectIsVisible)
  const isLeaving = useSelector(mobileBannerRef, selectIsLeaving)
  const platform = useSelector(mobileBannerRef, selectPlatform)
  if (!isVisible || platform === 'other') return null

  return (
    <StoreBanner
      label={t('mobileBanner.label')}
      isLeaving={isLeaving}
      closeLabel={t('mobileBanner.close')}
      onClose={() => mobileBannerRef.send({ type: 'banner.close' })}
      picture={offer.icon}
      title={t('mobileBanner.continue')}
      detail={t('mobileBanner.free')}
      href={offer.appStores[platform]}
      openLabel={t('mobileBanner.open')}
      onOpen={() => mobileBannerRef.send({ type: 'banner.open' })}
    />
  )
}
