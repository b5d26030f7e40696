import { Grid } from '#src/ui/Grid.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

/** A placeholder for the list. */
export const NotificationSkeleton = () => (
  <Grid gap={5.5} py={4}>
    {['82%', '64%', '90%', '71%', '58%'].map((width) => (
      <Grid key={width} columns="40px 1fr" gap={4}>
        <Skeleton width={40} height={40} />
        <Grid gap={2.5} alignContent="center">
          <Skeleton width={width} />
          <Skeleton width="30%" height="0.875rem" />
        </Grid>
      </Grid>
    ))}
  </Grid>
)
