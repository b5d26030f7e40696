import { Card } from '#src/ui/Card.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { SkeletonText } from '#src/ui/SkeletonText.tsx'
import { Stack } from '#src/ui/Stack.tsx'

/** A placeholder for news. */
export const NewsSkeleton = () => (
  <Stack gap={4}>
    {[0, 1, 2].map((key) => (
      <Card key={key}>
        <SkeletonText lines={3} />
      </Card>
    ))}
  </Stack>
)

/** A placeholder for one piece of news: its author and date, and its text. */
export const ActualitySkeleton = () => (
  <Stack gap={4}>
    <Skeleton width="min(50%, 14rem)" />
    <Card>
      <SkeletonText lines={4} />
    </Card>
  </Stack>
)
