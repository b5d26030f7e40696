import { css, keyframes } from '@emotion/react'
import { useSelector } from '@xstate/react'
import type { MobileBannerRef } from '#machines/mobileBanner/mobileBanner/mobileBanner.machine.ts'
import {
  selectIsLeaving,
  selectIsVisible,
  selectPlatform,
} from '#machines/mobileBanner/mobileBanner/mobileBanner.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { durations, layout, media, touchTarget } from '#src/theme/scales.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'

const height = layout.mobileBanner
const arrive = keyframes({ from: { transform: 'translateY(-100%)' } })
/** Keeps the page below the bar, and follows it out. */
const room = css({ height, transition: `height ${durations.normal}`, [media.print]: { display: 'none' } })
const noRoom = css({ height: 0 })
const bar = css({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 50,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height,
  paddingInline: '4px 12px',
  background: 'var(--color-surface-raised)',
  borderBlockEnd: '1px solid var(--color-border)',
  transition: `transform ${durations.normal}`,
  animation: `${arrive} ${durations.normal}`,
})
const gone = css({ transform: 'translateY(-100%)' })
const close = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: touchTarget,
  height: touchTarget,
  padding: 0,
  border: 0,
  borderRadius: 'var(--radius)',
  background: 'transparent',
  cursor: 'pointer',
})
const icon = css({ flex: 'none', borderRadius: 8 })
const words = css({ flex: 1, minWidth: 0, fontSize: '0.8125rem', lineHeight: 1.15, fontWeight: 600 })
const price = css({ fontSize: '0.75rem', fontWeight: 400, color: 'var(--color-text-muted)' })
const open = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  minHeight: touchTarget,
  paddingInline: 16,
  borderRadius: 'var(--radius)',
  background: 'var(--color-action)',
  color: 'var(--color-on-action)',
  fontWeight: 600,
  textDecoration: 'none',
})

/** On a phone or tablet that could run the application: close it, or go to the store; either way it never comes back. */
export function MobileBanner({ mobileBannerRef }: { mobileBannerRef: MobileBannerRef }) {
  const t = useTranslate()
  const offer = useOffer()
  const isVisible = useSelector(mobileBannerRef, selectIsVisible)
  const isLeaving = useSelector(mobileBannerRef, selectIsLeaving)
  const platform = useSelector(mobileBannerRef, selectPlatform)
  if (!isVisible || platform === 'other') return null

  return (
    <div css={[room, isLeaving && noRoom]}>
      <aside aria-label={t('mobileBanner.label')} css={[bar, isLeaving && gone]}>
        <button
          type="button"
          css={close}
          aria-label={t('mobileBanner.close')}
          onClick={() => mobileBannerRef.send({ type: 'banner.close' })}
        >
          <Icon name="cross" />
        </button>
        <img src={offer.icon} alt="" width={36} height={36} css={icon} />
        <div css={words}>
          <p>{t('mobileBanner.continue')}</p>
          <p css={price}>{t('mobileBanner.free')}</p>
        </div>
        <a href={offer.appStores[platform]} css={open} onClick={() => mobileBannerRef.send({ type: 'banner.open' })}>
          {t('mobileBanner.open')}
        </a>
      </aside>
    </div>
  )
}
