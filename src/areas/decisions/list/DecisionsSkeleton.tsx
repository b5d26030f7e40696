import { ListSkeleton } from '#src/ui/ListSkeleton.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'

export const DecisionsSkeleton = () => (
  <Stack gap={3}>
    <Skeleton width="5rem" height="1.3125rem" />
    <ListSkeleton
      titles={['58%', '66%', '49%']}
      details={['46%', '32%']}
      px={{ base: 4, phone: 5 }}
      py={{ base: 4, phone: 4.5 }}
    />
  </Stack>
)
