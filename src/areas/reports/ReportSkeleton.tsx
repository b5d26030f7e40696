import { css } from '@emotion/react'
import { media } from '#src/theme/scales.ts'
import { Card } from '#src/ui/Card.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'

const columns = css({
  display: 'grid',
  gap: 20,
  alignItems: 'start',
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
})

/** The shape of a report before anything of it is known. */
export const ReportSkeleton = () => (
  <div css={columns}>
    {['main', 'side'].map((column) => (
      <Card key={column}>
        <Stack gap={4}>
          <Skeleton width="40%" height="1.375rem" />
          <Skeleton width="90%" />
          <Skeleton width="75%" />
          <Skeleton width="60%" />
        </Stack>
      </Card>
    ))}
  </div>
)
