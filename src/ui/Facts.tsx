import type { ReactNode } from 'react'
import { Box } from './Box.tsx'
import { Grid } from './Grid.tsx'
import type { StyleProps } from './layout/styleProps.ts'
import { Text } from './Text.tsx'

/** A term and its description. */
export type Fact = readonly [term: string, value: ReactNode]

type Props = StyleProps & {
  /** A line without a value (`null`, `undefined`, `false`, an empty text) is left out. */
  lines: readonly Fact[]
  /** How the descriptions look. */
  values?: StyleProps
  /** The first fact takes a line of its own, however many columns there are. */
  isFirstWide?: boolean
  /** The caller's `css` arrives here and wins over the shared styles. */
  className?: string
}

/** Known facts about something, term by term. */
export function Facts({ lines, values, isFirstWide = false, ...layout }: Props) {
  const known = lines.filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '')
  return (
    <Grid as="dl" {...layout}>
      {known.map(([term, value], index) => (
        <Box key={term} gridColumn={isFirstWide && index === 0 ? '1 / -1' : undefined}>
          <Text as="dt" variant="small">
            {term}
          </Text>
          <Box as="dd" overflowWrap="anywhere" {...values}>
            {value}
          </Box>
        </Box>
      ))}
    </Grid>
  )
}
