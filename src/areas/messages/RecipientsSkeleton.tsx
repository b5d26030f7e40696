import { Grid } from '#src/ui/Grid.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'

const titles = ['55%', '40%', '45%', '50%', '35%', '60%']

/** A placeholder for the manager, the usual lists and the search, so that what follows stays in place. */
export const RecipientsSkeleton = () => (
  <Stack gap={2}>
    <Grid columns={{ base: 1, tablet: 2 }} columnGap={5}>
      {titles.map((title) => (
        <Grid key={title} gap={2.5} py={3.5}>
          <Skeleton width={title} height="1.125rem" />
          <Skeleton width="30%" height="0.875rem" />
        </Grid>
      ))}
    </Grid>
    <Skeleton width="min(100%, 420px)" height="3rem" />
  </Stack>
)
