import { Card } from '#src/ui/Card.tsx'
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
