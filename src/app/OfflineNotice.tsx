import { css } from '@emotion/react'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { media } from '#src/theme/scales.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useIsOnline } from './useIsOnline.ts'

const bar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  padding: '10px 16px',
  background: 'var(--color-warning-soft)',
  color: 'var(--color-on-warning-soft)',
  fontWeight: 600,
  [media.print]: { display: 'none' },
})

/** Says that the network is down and that nothing typed is lost. The region is always mounted, so that screen readers announce it. */
export function OfflineNotice() {
  const t = useTranslate()
  const isOnline = useIsOnline()
  return (
    <div role="status">
      {!isOnline && (
        <p css={bar}>
          <Icon name="offline" />
          {t('common.offline')}
        </p>
      )}
    </div>
  )
}
