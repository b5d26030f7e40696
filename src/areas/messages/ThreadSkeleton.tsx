import { Grid } from '#src/ui/Grid.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'

/** The layout of messages: those of others and one's own. */
export const ThreadSkeleton = () => (
  <Stack gap={5} p={4}>
    {(['62%', '38%', '74%', '50%', '66%'] as const).map((width, index) => (
      <Grid key={width} justifyItems={index % 2 === 0 ? 'start' : 'end'}>
        <Skeleton width={width} height="2.5rem" />
      </Grid>
    ))}
  </Stack>
)
