import { Awaited } from '#src/parts/Awaited.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'

/** A placeholder for a few panels of settings, by the number of choices in each. */
export const SettingsSkeleton = ({ panels }: { panels: readonly number[] }) => (
  <Awaited>
    <Stack gap={5}>
      {panels.map((choices, index) => (
        <Card key={`${index}`}>
          <Grid gap={4.5}>
            <Skeleton width="40%" height="1.5rem" />
            {Array.from({ length: choices }, (_, choice) => (
              <Skeleton key={`${choice}`} height="2.75rem" />
            ))}
          </Grid>
        </Card>
      ))}
    </Stack>
  </Awaited>
)
