import { css } from '@emotion/react'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { rowFrame, rowList } from './rowStyles.ts'

const row = css({ display: 'grid', gap: 10 })

/** The shape of the list before anything of it is known. */
export const DecisionsSkeleton = () => (
  <Stack gap={3}>
    <Skeleton width="5rem" height="1.3125rem" />
    <div css={rowList}>
      {['58%', '66%', '49%'].map((width) => (
        <div key={width} css={[rowFrame, row]}>
          <Skeleton width={width} height="1.125rem" />
          <Skeleton width="46%" height="0.875rem" />
          <Skeleton width="32%" height="0.875rem" />
        </div>
      ))}
    </div>
  </Stack>
)
