import { Box } from '#src/ui/Box.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'

const names = ['62%', '48%', '70%', '55%', '66%', '44%'] as const

/** The layout of the rows. */
export const ConversationsSkeleton = () => (
  <Stack gap={0}>
    {names.map((name) => (
      <Flex key={name} gap={3} px={4} py={3}>
        <Box flex="none" alignSelf="start" radius="round" overflow="hidden">
          <Skeleton width="40px" height="40px" />
        </Box>
        <Grid gap={2} flex={1}>
          <Skeleton width={name} height="1rem" />
          <Skeleton width="40%" height="0.75rem" />
          <Skeleton width="88%" height="0.75rem" />
        </Grid>
      </Flex>
    ))}
  </Stack>
)
