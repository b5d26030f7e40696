import { css } from '@emotion/react'
import { Skeleton } from '#src/ui/Skeleton.tsx'

const rows = css({
  display: 'grid',
  border: '1px solid var(--color-border)',
  borderRadius: 'calc(var(--radius) * 1.5)',
  background: 'var(--color-surface-raised)',
})
const row = css({
  display: 'grid',
  gap: 10,
  padding: '20px 24px',
  '& + &': { borderBlockStart: '1px solid var(--color-border)' },
})

/** The shape of the list before anything of it is known. */
export const ReportsSkeleton = () => (
  <div css={rows}>
    {['62%', '48%', '71%', '55%'].map((width) => (
      <div key={width} css={row}>
        <Skeleton width={width} height="1.125rem" />
        <Skeleton width="44%" height="0.875rem" />
        <Skeleton width="30%" height="0.875rem" />
      </div>
    ))}
  </div>
)
