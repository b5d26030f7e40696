import { Box } from '#src/ui/Box.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { SkeletonText } from '#src/ui/SkeletonText.tsx'
import { Stack } from '#src/ui/Stack.tsx'

/** A placeholder for the page of imports: a place for files, the files that are expected, and the history. */
export const ImportsSkeleton = () => (
  <Stack gap={6}>
    <SkeletonText lines={2} />
    <Card>
      <Stack gap={4}>
        <Skeleton width="25%" height="1.375rem" />
        <Box maxWidth="65ch">
          <SkeletonText lines={3} />
        </Box>
        <Skeleton height="11.25rem" />
      </Stack>
    </Card>
    <Skeleton width="10rem" height="1.125rem" />
    <Stack gap={3}>
      <Skeleton width="20%" height="1.375rem" />
      <HistorySkeleton />
    </Stack>
  </Stack>
)

/** A placeholder for the history: most offers have a few imports, each with its state at the end. */
export const HistorySkeleton = () => (
  <Flex alignItems="center" gap={4} px={4} py={3.5} border="border" radius="card" bg="surfaceRaised">
    <Stack gap={2.5} flex={1}>
      <Skeleton width="45%" height="1.125rem" />
      <Skeleton width="30%" height="0.875rem" />
    </Stack>
    <Skeleton width="4.5rem" height="1.75rem" />
  </Flex>
)
