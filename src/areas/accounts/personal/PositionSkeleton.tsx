import { Card } from '#src/ui/Card.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { SkeletonText } from '#src/ui/SkeletonText.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { ChartSkeleton, PanelSkeleton, RowsSkeleton } from '../BookSkeletons.tsx'

/** A placeholder for the account: the debt, its parts, and the calls of the year. */
export const PositionSkeleton = () => (
  <Stack gap={5}>
    <Card>
      <Stack gap={3}>
        <Skeleton width="8rem" />
        <Skeleton width="min(80%, 24rem)" height="2rem" />
        <SkeletonText lines={2} />
        <Skeleton width="14rem" height="2.75rem" />
      </Stack>
    </Card>
    <Grid gap={5} columns={{ base: 1, desktop: 2 }}>
      {['kinds', 'lots'].map((part) => (
        <PanelSkeleton key={part}>
          <RowsSkeleton rows={4} />
        </PanelSkeleton>
      ))}
    </Grid>
    <PanelSkeleton>
      <ChartSkeleton />
      <RowsSkeleton rows={4} />
    </PanelSkeleton>
  </Stack>
)
