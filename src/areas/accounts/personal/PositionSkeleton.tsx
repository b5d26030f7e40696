import { Card } from '#src/ui/Card.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { SkeletonText } from '#src/ui/SkeletonText.tsx'
import { Stack } from '#src/ui/Stack.tsx'

/** A placeholder for the account: the debt and its parts. */
export const PositionSkeleton = () => (
  <Stack gap={5}>
    <Card>
      <SkeletonText lines={3} />
    </Card>
    <Grid gap={5} columns={{ base: 1, desktop: 2 }}>
      <Card>
        <SkeletonText lines={4} />
      </Card>
      <Card>
        <SkeletonText lines={4} />
      </Card>
    </Grid>
  </Stack>
)
