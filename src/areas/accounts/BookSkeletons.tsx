import type { ReactNode } from 'react'
import { Box } from '#src/ui/Box.tsx'
import { Card } from '#src/ui/Card.tsx'
import { plotHeight } from '#src/ui/charts/chartData.ts'
import { Flex } from '#src/ui/Flex.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { SkeletonText } from '#src/ui/SkeletonText.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'

const numbersTo = (count: number) => Array.from({ length: count }, (_, number) => number)
/** Names differ in length. */
const nameWidth = (row: number) => `${40 - (row % 3) * 8}%`

/** A placeholder for a panel: its title, and the shape of its content. */
export const PanelSkeleton = ({ children }: { children: ReactNode }) => (
  <Card>
    <Stack gap={5}>
      <Skeleton width="min(50%, 14rem)" height="1.75rem" />
      {children}
    </Stack>
  </Card>
)

/** A placeholder for sums side by side, or one below the other. */
export const SumsSkeleton = ({ count = 3, isStacked = false }: { count?: number; isStacked?: boolean }) => (
  <Grid gap={isStacked ? 5 : 4} columns={{ base: 1, phone: isStacked ? 1 : count }}>
    {numbersTo(count).map((sum) => (
      <Stack key={sum} gap={2}>
        <Skeleton width="min(60%, 9rem)" />
        <Skeleton width="min(80%, 7rem)" height="2rem" />
      </Stack>
    ))}
  </Grid>
)

/** A placeholder for a chart: its title, its plot, and its legend. */
export const ChartSkeleton = () => (
  <Stack gap={4}>
    <Skeleton width="min(60%, 14rem)" height="1.25rem" />
    <Skeleton height={plotHeight} />
    <Skeleton width="10rem" />
  </Stack>
)

type RowsProps = {
  rows: number
  /** Like a table of its own, or a list. */
  isFramed?: boolean
  /** Like rows that open. */
  isTall?: boolean
}

/** A placeholder for rows with a name and a figure. */
export const RowsSkeleton = ({ rows, isFramed = false, isTall = false }: RowsProps) => (
  <Box {...(isFramed && { border: 'border', radius: 'card', bg: 'surfaceRaised' })}>
    {numbersTo(rows).map((row) => (
      <Flex
        key={row}
        justifyContent="space-between"
        px={isFramed ? 4 : 0}
        py={isTall ? 4.25 : 4}
        borderTop={row > 0 ? 'border' : undefined}
      >
        <Skeleton width={nameWidth(row)} />
        <Skeleton width="5rem" />
      </Flex>
    ))}
  </Box>
)

/** A placeholder for a choice with its label and hint. */
export const ChoiceSkeleton = () => (
  <Stack gap={2}>
    <Skeleton width="min(40%, 8rem)" height="1.25rem" />
    <Skeleton height="3rem" />
    <SkeletonText lines={2} />
  </Stack>
)

/** The place of the choice of a year, with another choice next to it or not. */
export const choicePlace = (hasOther: boolean) =>
  ({ gap: 4, columns: { tablet: hasOther ? '1fr 1fr' : 'minmax(0, 26rem)' }, alignItems: 'start' }) as const

type YearProps = {
  /** The purpose of the page, if it is known already. */
  lead?: string
  hasOther?: boolean
  children: ReactNode
}

/** A placeholder for a page about one fiscal year: its purpose, its choices, and the shape of its content. */
export const YearPageSkeleton = ({ lead, hasOther = false, children }: YearProps) => (
  <Stack gap={5}>
    {lead ? <Text variant="muted">{lead}</Text> : <Skeleton width="min(90%, 40rem)" height="1.5rem" />}
    <Grid {...choicePlace(hasOther)}>
      <ChoiceSkeleton />
      {hasOther && <ChoiceSkeleton />}
    </Grid>
    {children}
  </Stack>
)
