import { css } from '@emotion/react'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Spinner } from '#src/ui/Spinner.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

const frame = css({ display: 'grid', placeItems: 'center', minHeight: '100vh', color: 'var(--color-text-muted)' })

/** Shown while a part of the product loads. */
export function PartFallback() {
  const t = useTranslate()
  return (
    <div css={frame} role="status" aria-busy="true">
      <Spinner size={32} />
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
    </div>
  )
}
