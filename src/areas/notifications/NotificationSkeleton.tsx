import { Box } from '#src/ui/Box.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'

/** A placeholder for the list: the notifications of a day. */
export const NotificationSkeleton = () => (
  <Stack gap={3}>
    <Skeleton width="8rem" height="1.3125rem" />
    <Box border="border" radius="card">
      {['82%', '64%', '90%', '71%', '58%'].map((width, index) => (
        <Grid key={width} columns="40px 1fr" gap={4} p={4} borderTop={index > 0 ? 'border' : undefined}>
          <Skeleton width={40} height={40} />
          <Grid gap={2.5} alignContent="center">
            <Skeleton width={width} />
            <Skeleton width="30%" height="0.875rem" />
          </Grid>
        </Grid>
      ))}
    </Box>
  </Stack>
)
