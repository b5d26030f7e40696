import { Box } from '#src/ui/Box.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { ThreadSkeleton } from './ThreadSkeleton.tsx'

/** The layout of an open conversation: its people, its messages, and the field for the next one. */
export const ConversationSkeleton = () => (
  <Flex flex={1} minHeight={0} flexDirection="column">
    <Flex alignItems="center" px={4} minHeight={57} borderBottom="border">
      <Skeleton width="min(60%, 18rem)" height="0.875rem" />
    </Flex>
    <Flex flex={1} minHeight={0} overflow="hidden" flexDirection="column" justifyContent="flex-end">
      <ThreadSkeleton />
    </Flex>
    <Box p={3} borderTop="border">
      <Skeleton height="2.75rem" />
    </Box>
  </Flex>
)
