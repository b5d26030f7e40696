import { Awaited } from '#src/parts/Awaited.tsx'
import { Container } from '#src/ui/Container.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

/** A placeholder for a page that is loading. */
export const PageSkeleton = () => (
  <Container width={1000} isAtStart>
    <Awaited>
      <Grid gap={5} pt={{ base: 5.5, tablet: 8.5 }} pb={{ base: 9, tablet: 10 }}>
        <Skeleton width="min(60%, 320px)" height="2.25rem" />
        <Skeleton height="9rem" />
        <Skeleton height="9rem" />
      </Grid>
    </Awaited>
  </Container>
)
