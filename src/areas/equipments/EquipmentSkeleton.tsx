import { css } from '@emotion/react'
import { Card } from '#src/ui/Card.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

const rows = css({ display: 'grid', gap: 20 })

/** The shape of what is known of equipment before any of it is. */
export const EquipmentSkeleton = () => (
  <Card>
    <div css={rows}>
      {['58%', '44%', '66%', '50%'].map((width) => (
        <Skeleton key={width} width={width} height="1.125rem" />
      ))}
    </div>
  </Card>
)
