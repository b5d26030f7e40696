import { Box } from '#src/ui/Box.tsx'
import { CardSkeleton } from '#src/ui/CardSkeleton.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { DecisionColumns } from './DecisionColumns.tsx'

/** A placeholder for one column about a decision. */
export const DecisionSkeleton = () => (
  <Stack gap={4}>
    <CardSkeleton />
    <CardSkeleton />
  </Stack>
)

export const DecisionPageSkeleton = () => (
  <Stack gap={5}>
    <Box mt={-3}>
      <Skeleton width="18rem" height="1.625rem" />
    </Box>
    <DecisionColumns>
      <CardSkeleton />
      <CardSkeleton />
    </DecisionColumns>
  </Stack>
)
