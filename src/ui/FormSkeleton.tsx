import { Box } from './Box.tsx'
import { Flex } from './Flex.tsx'
import { Skeleton } from './Skeleton.tsx'
import { Stack } from './Stack.tsx'

const numbersTo = (count: number) => Array.from({ length: count }, (_, number) => number)

/** A placeholder for the progress through a task with steps. */
export const StepsSkeleton = ({ steps }: { steps: number }) => (
  <Flex justifyContent="space-around" py={1.5}>
    {numbersTo(steps).map((step) => (
      <Box key={step} radius="round" overflow="hidden">
        <Skeleton width={32} height={32} />
      </Box>
    ))}
  </Flex>
)

/** A placeholder for a form: its first words, and fields under their labels. */
export const FormSkeleton = ({ fields = 4 }: { fields?: number }) => (
  <Stack gap={5}>
    <Skeleton width="min(60%, 20rem)" height="1.375rem" />
    {numbersTo(fields).map((field) => (
      <Stack key={field} gap={2}>
        <Skeleton width="min(35%, 10rem)" height="0.875rem" />
        <Skeleton height="3rem" />
      </Stack>
    ))}
  </Stack>
)
