import { css } from '@emotion/react'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { media } from '#src/theme/scales.ts'
import { Card } from '#src/ui/Card.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

const grid = css({ display: 'grid', gap: 16, [media.tablet]: { gridTemplateColumns: '1fr 1fr', gap: 20 } })

/** The shape of the dashboard before anything of it is known. */
export function CardsSkeleton() {
  const t = useTranslate()
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      <div css={grid}>
        {['balance', 'meeting', 'reports', 'news'].map((name) => (
          <Card key={name}>
            <Stack gap={4}>
              <Skeleton width="45%" height="1.375rem" />
              <Skeleton width="70%" height="2rem" />
              <Skeleton width="85%" />
            </Stack>
          </Card>
        ))}
      </div>
    </div>
  )
}
