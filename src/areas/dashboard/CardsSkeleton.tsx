import { Awaited } from '#src/parts/Awaited.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'

/** The place of what belongs to the greeting above it: a line, and the button of an act. */
export const leadPlace = {
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 4,
  mt: -3,
} as const

/** A placeholder for the needs and the cards of the dashboard. */
export const CardsSkeleton = () => (
  <Awaited>
    <Stack>
      <Skeleton width="45%" height="1.75rem" />
      <Grid gap={{ base: 4, tablet: 4.5 }} columns={{ tablet: '1fr 1fr' }}>
        {[1, 2, 3, 4].map((card) => (
          <Card key={card}>
            <Stack>
              <Skeleton width="45%" height="1.375rem" />
              <Skeleton width="70%" height="2rem" />
              <Skeleton width="85%" />
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  </Awaited>
)

/** A placeholder for all that is below the greeting. */
export const DashboardSkeleton = () => (
  <Stack gap={6}>
    <Flex {...leadPlace}>
      <Skeleton width="45%" height="1.375rem" />
      <Skeleton width={208} height={48} />
    </Flex>
    <CardsSkeleton />
  </Stack>
)
