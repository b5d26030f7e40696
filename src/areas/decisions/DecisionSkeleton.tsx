import { Card } from '#src/ui/Card.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'

/** The shape of a decision before anything of it is known. */
export const DecisionSkeleton = () => (
  <Stack gap={4}>
    {['main', 'count'].map((part) => (
      <Card key={part}>
        <Stack gap={4}>
          <Skeleton width="40%" height="1.375rem" />
          <Skeleton width="90%" />
          <Skeleton width="75%" />
          <Skeleton width="60%" />
        </Stack>
      </Card>
    ))}
  </Stack>
)
