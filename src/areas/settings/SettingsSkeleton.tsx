import { Awaited } from '#src/parts/Awaited.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'

/** A placeholder for a few panels of settings. */
export const SettingsSkeleton = ({ panels }: { panels: number }) => (
  <Awaited>
    <Stack gap={5}>
      {Array.from({ length: panels }, (_, index) => index).map((index) => (
        <Card key={index}>
          <Grid gap={4.5}>
            <Skeleton width="40%" height="1.5rem" />
            <Skeleton height="2.75rem" />
            <Skeleton height="2.75rem" />
            <Skeleton width="70%" height="2.75rem" />
          </Grid>
        </Card>
      ))}
    </Stack>
  </Awaited>
)
