import { Box } from '#src/ui/Box.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

/** The shape of posts. */
export const PostsSkeleton = () => (
  <Box border="border" radius="card" bg="surfaceRaised">
    {(['92%', '74%', '83%'] as const).map((width, index) => (
      <Flex key={width} gap={4} px={4} py={4.5} borderTop={index > 0 ? 'border' : undefined}>
        <Box flex="none" alignSelf="start" radius="round" overflow="hidden">
          <Skeleton width="36px" height="36px" />
        </Box>
        <Grid gap={2.5} flex={1}>
          <Skeleton width="34%" height="1rem" />
          <Skeleton width={width} height="0.875rem" />
          <Skeleton width="58%" height="0.875rem" />
        </Grid>
      </Flex>
    ))}
  </Box>
)
