import type { ReactNode } from 'react'
import { Box } from './Box.tsx'
import { Grid } from './Grid.tsx'
import type { StyleProps } from './layout/styleProps.ts'
import { Text } from './Text.tsx'

/** A term, its description, how the two of them are placed, and what follows the term. */
export type Fact = readonly [term: string, value: ReactNode, layout?: StyleProps | undefined, beside?: ReactNode]

type Props = StyleProps & {
  /** A line without a value (`null`, `undefined`, `false`, an empty text) is left out. */
  lines: readonly Fact[]
  /** How the descriptions look. */
  values?: StyleProps
  /** The first fact takes a whole line, however many columns there are. */
  isFirstWide?: boolean
  /** A line between the facts. */
  isRuled?: boolean
  /** The caller's `css` arrives here and wins over the shared styles. */
  className?: string
}

/** The first and the last fact touch the edges of the card that holds the list. */
const ruled = (index: number, count: number): StyleProps => ({
  display: 'grid',
  gap: 0.5,
  pt: index === 0 ? 0 : 3,
  pb: index === count - 1 ? 0 : 3,
  borderTop: index === 0 ? undefined : 'border',
})

/** Known facts about something, term by term. */
export function Facts({ lines, values, isFirstWide = false, isRuled = false, ...layout }: Props) {
  const known = lines.filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '')
  return (
    <Grid as="dl" {...layout}>
      {known.map(([term, value, own, beside], index) => (
        <Box
          key={term}
          gridColumn={isFirstWide && index === 0 ? '1 / -1' : undefined}
          {...(isRuled && ruled(index, known.length))}
          {...own}
        >
          <Text as="dt" variant="small">
            {term}
            {beside}
          </Text>
          <Box as="dd" overflowWrap="anywhere" {...values}>
            {value}
          </Box>
        </Box>
      ))}
    </Grid>
  )
}
