import { Box } from '#src/ui/Box.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'

const bubbles = [
  ['62%', '4rem'],
  ['38%', '2.5rem'],
  ['74%', '5.5rem'],
  ['50%', '2.5rem'],
  ['66%', '4rem'],
] as const

/** The layout of messages: those of others and one's own. */
export const ThreadSkeleton = () => (
  <Stack gap={5} p={4}>
    {bubbles.map(([width, height], index) => (
      <Grid key={width} justifyItems={index % 2 === 0 ? 'start' : 'end'}>
        <Box width={width} radius="card" overflow="hidden">
          <Skeleton height={height} />
        </Box>
      </Grid>
    ))}
  </Stack>
)
