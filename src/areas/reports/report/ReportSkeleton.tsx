import { CardSkeleton } from '#src/ui/CardSkeleton.tsx'
import { Grid } from '#src/ui/Grid.tsx'

export const ReportSkeleton = () => (
  <Grid gap={4.5} alignItems="start" columns={{ tablet: 'minmax(0, 3fr) minmax(0, 2fr)' }}>
    <CardSkeleton />
    <CardSkeleton />
  </Grid>
)
