import { Card } from '#src/ui/Card.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

/** A placeholder for the facts of a piece of equipment. */
export const EquipmentSkeleton = () => (
  <Card>
    <Grid gap={4.5}>
      {['58%', '44%', '66%', '50%'].map((width) => (
        <Skeleton key={width} width={width} height="1.125rem" />
      ))}
    </Grid>
  </Card>
)
