import { reportCategories } from '#contract/reports/reports.ts'
import { StepsSkeleton } from '#src/ui/FormSkeleton.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'

/** A placeholder for the first step of a new report: the categories to choose from. */
export const NewReportSkeleton = () => (
  <Stack gap={5}>
    <StepsSkeleton steps={3} />
    <Skeleton width="min(60%, 14rem)" height="1.375rem" />
    <Grid gap={3} columns="repeat(auto-fill, minmax(max(130px, 22%), 1fr))">
      {reportCategories.map((category) => (
        <Skeleton key={category} height="7.5rem" />
      ))}
    </Grid>
  </Stack>
)
