import { css } from '@emotion/react'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { media } from '#src/theme/scales.ts'
import { Container } from '#src/ui/Container.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

const page = css({
  display: 'grid',
  gap: 24,
  paddingBlock: '28px 64px',
  [media.tablet]: { paddingBlock: '56px 96px' },
})

/** Stands in for a page that is loading. */
export function PageSkeleton() {
  const t = useTranslate()
  return (
    <Container width={1000}>
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      <div css={page} aria-busy="true">
        <Skeleton width="min(60%, 320px)" height="2.25rem" />
        <Skeleton height="9rem" />
        <Skeleton height="9rem" />
      </div>
    </Container>
  )
}
