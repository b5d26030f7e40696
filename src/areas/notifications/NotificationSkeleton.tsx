import { css } from '@emotion/react'
import { Skeleton } from '#src/ui/Skeleton.tsx'

const rows = css({ display: 'grid', gap: 28, paddingBlock: 16 })
const row = css({ display: 'grid', gridTemplateColumns: '40px 1fr', gap: 16 })
const words = css({ display: 'grid', gap: 10, alignContent: 'center' })

/** The shape of the list before anything of it is known. */
export const NotificationSkeleton = () => (
  <div css={rows}>
    {['82%', '64%', '90%', '71%', '58%'].map((width) => (
      <div key={width} css={row}>
        <Skeleton width={40} height={40} />
        <div css={words}>
          <Skeleton width={width} />
          <Skeleton width="30%" height="0.875rem" />
        </div>
      </div>
    ))}
  </div>
)
