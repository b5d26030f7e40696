import { CardSkeleton } from '#src/ui/CardSkeleton.tsx'
import { Flex } from '#src/ui/Flex.tsx'
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
    <Flex mt={-3} alignItems="center" minHeight="1.625rem">
      <Skeleton width="18rem" height="1rem" />
    </Flex>
    <DecisionColumns>
      <CardSkeleton />
      <CardSkeleton />
    </DecisionColumns>
  </Stack>
)
