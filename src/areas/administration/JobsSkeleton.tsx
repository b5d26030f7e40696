import { Box } from '#src/ui/Box.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { ListSkeleton } from '#src/ui/ListSkeleton.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { SkeletonText } from '#src/ui/SkeletonText.tsx'
import { Stack } from '#src/ui/Stack.tsx'

/** A placeholder for the page of jobs: views, the jobs of one of them, and the table of all. */
export const JobsSkeleton = () => (
  <Stack gap={5}>
    <SkeletonText lines={2} />
    <Flex flexWrap="wrap" gap={2}>
      {['5.25rem', '6rem', '7.75rem'].map((width) => (
        <Skeleton key={width} width={width} height="2.75rem" />
      ))}
    </Flex>
    <NoJobSkeleton />
    <JobTableSkeleton />
  </Stack>
)

/** A placeholder for jobs that have failed or run: usually there are none, which an icon and two lines say. */
export const NoJobSkeleton = () => (
  <Grid justifyItems="center" gap={3} px={4} py={9}>
    <Box width={72} radius="round" overflow="hidden">
      <Skeleton height={72} />
    </Box>
    <Skeleton width="9rem" height="1.75rem" />
    <Skeleton width="min(100%, 16rem)" />
  </Grid>
)

/** A placeholder for waiting jobs, of which there are always some. */
export const JobRowsSkeleton = () => <ListSkeleton titles={['45%', '38%', '52%']} details={['30%']} px={4} py={3.5} />

/** A placeholder for the table: its caption, and a row for its header and for each kind of job. */
export const JobTableSkeleton = () => (
  <Box border="border" radius="card" bg="surfaceRaised">
    {['9rem', '6rem', '18rem', '16rem', '14rem', '15rem'].map((width, index) => (
      <Flex key={width} gap={6} px={4} py={4} borderTop={index > 1 ? 'border' : undefined}>
        <Box flex={1} minWidth={0}>
          <Skeleton width={`min(100%, ${width})`} height="1.0625rem" />
        </Box>
        {index > 0 && ['2.5rem', '2.75rem', '3.25rem'].map((column) => <Skeleton key={column} width={column} />)}
      </Flex>
    ))}
  </Box>
)
