import { Card } from './Card.tsx'
import { Skeleton } from './Skeleton.tsx'
import { Stack } from './Stack.tsx'

const numbersTo = (count: number) => Array.from({ length: count }, (_, number) => number)

/** A placeholder for a card: a title and a paragraph, whose lines get shorter. */
export const CardSkeleton = ({ lines = 3 }: { lines?: number }) => (
  <Card>
    <Stack gap={4}>
      <Skeleton width="40%" height="1.375rem" />
      {numbersTo(lines).map((line) => (
        <Skeleton key={line} width={`${90 - (line % 3) * 15}%`} />
      ))}
    </Stack>
  </Card>
)

/** A placeholder for a page of panels, by the number of lines in each. */
export const CardsSkeleton = ({ lines }: { lines: readonly number[] }) => (
  <Stack gap={5}>
    {[...lines.entries()].map(([place, count]) => (
      <CardSkeleton key={place} lines={count} />
    ))}
  </Stack>
)
