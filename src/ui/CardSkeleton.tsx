import { Card } from './Card.tsx'
import { Skeleton } from './Skeleton.tsx'
import { Stack } from './Stack.tsx'

/** A placeholder for a card: a title and a paragraph. */
export const CardSkeleton = () => (
  <Card>
    <Stack gap={4}>
      <Skeleton width="40%" height="1.375rem" />
      <Skeleton width="90%" />
      <Skeleton width="75%" />
      <Skeleton width="60%" />
    </Stack>
  </Card>
)
