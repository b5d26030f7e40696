import { Box } from '#src/ui/Box.tsx'
import { StepsSkeleton } from '#src/ui/FormSkeleton.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'

/** A placeholder for the first step of a new report: the categories to choose from. */
export const NewReportSkeleton = () => (
  <Stack gap={5}>
    <StepsSkeleton steps={3} />
    <Skeleton width="min(60%, 14rem)" height="1.375rem" />
    <Grid gap={3} columns={{ base: 2, tablet: 4 }}>
      {['fire', 'water', 'blockage', 'vandalism', 'gas', 'damage'].map((category) => (
        <Skeleton key={category} height="7.5rem" />
      ))}
      <Box gridColumn={{ base: '1 / -1', tablet: 'auto' }}>
        <Skeleton height="7.5rem" />
      </Box>
    </Grid>
  </Stack>
)
