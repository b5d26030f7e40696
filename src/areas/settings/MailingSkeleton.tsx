import { Card } from '#src/ui/Card.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'

/** The layout of the rule, and of the two choices for each kind of letter. */
export const MailingSkeleton = () => (
  <Stack gap={5}>
    <Skeleton height="5rem" />
    {[1, 2, 3].map((kind) => (
      <Card key={kind}>
        <Stack gap={4}>
          <Skeleton width="40%" height="1.5rem" />
          <Skeleton width="70%" />
          <Grid gap={3} columns={{ base: 1, phone: 2 }}>
            <Skeleton height="5.5rem" />
            <Skeleton height="5.5rem" />
          </Grid>
        </Stack>
      </Card>
    ))}
  </Stack>
)
