import { CardsSkeleton } from '#src/ui/CardSkeleton.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'

/** A placeholder for one fiscal year. */
export const YearSkeleton = () => <CardsSkeleton lines={[3, 4]} />

/** A placeholder for the page: its lead, the choice of a year, the button that opens the next one, and the year. */
export const ClosingSkeleton = () => (
  <Stack gap={5}>
    <Skeleton width="min(90%, 34rem)" />
    <Grid columns={{ tablet: 'minmax(0, 26rem)' }} gap={2}>
      <Skeleton width="40%" height="0.875rem" />
      <Skeleton height="3rem" />
    </Grid>
    <Skeleton width="min(60%, 16rem)" height="3rem" />
    <YearSkeleton />
  </Stack>
)
