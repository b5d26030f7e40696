import { Box } from './Box.tsx'
import { Flex } from './Flex.tsx'
import { Skeleton } from './Skeleton.tsx'
import { Stack } from './Stack.tsx'

const numbersTo = (count: number) => Array.from({ length: count }, (_, number) => number)

/** A placeholder for the progress through a task with steps: a circle and a name for each, the last one at the end. */
export const StepsSkeleton = ({ steps }: { steps: number }) => (
  <Flex py={1.5}>
    {numbersTo(steps).map((step) => (
      <Stack key={step} gap={1} flex={step === steps - 1 ? '0 1 auto' : 1}>
        <Box width={32} radius="round" overflow="hidden">
          <Skeleton width={32} height={32} />
        </Box>
        <Skeleton width="4.5rem" height="1.125rem" />
      </Stack>
    ))}
  </Flex>
)

/** A placeholder for a form: its first words, and fields under their labels. */
export const FormSkeleton = ({ fields = 4 }: { fields?: number }) => (
  <Stack gap={5}>
    <Skeleton width="min(60%, 20rem)" height="1.375rem" />
    {numbersTo(fields).map((field) => (
      <FieldSkeleton key={field} />
    ))}
  </Stack>
)

/** A placeholder for a field under its label; a text of several lines is taller. */
export const FieldSkeleton = ({ height = '3rem' }: { height?: string }) => (
  <Stack gap={2}>
    <Skeleton width="min(35%, 10rem)" height="0.875rem" />
    <Skeleton height={height} />
  </Stack>
)
