import type { ReactNode } from 'react'
import { Box } from './Box.tsx'
import { Flex } from './Flex.tsx'
import { Grid } from './Grid.tsx'
import type { StyleProps } from './layout/styleProps.ts'
import { RowLink } from './RowLink.tsx'

type Props = {
  href: string
  title: string
  fontWeight: StyleProps['fontWeight']
  /** Read aloud before the title. */
  before?: ReactNode
  /** The state at the end of the row; on a phone, below the title. */
  state: ReactNode
  /** The colour of the bar at the start of the row. */
  edge: StyleProps['edge']
  /** With a line above it. */
  isRuled?: boolean
  onAim?: (() => void) | undefined
  /** Lines about the thing, below its title. */
  children: ReactNode
}

/** A row of a list that opens one thing: its title, what matters about it, and its state. */
export const ListRow = ({ href, title, fontWeight, before, state, edge, isRuled = false, onAim, children }: Props) => (
  <Grid
    position="relative"
    columns={{ phone: 'minmax(0, 1fr) auto' }}
    gridTemplateRows={{ phone: 'auto 1fr' }}
    alignItems="start"
    rowGap={1}
    columnGap={4.5}
    py={{ base: 4, phone: 4.25 }}
    ps={{ base: 3.5, phone: 4.5 }}
    pe={{ base: 4, phone: 5 }}
    borderTop={isRuled ? 'border' : undefined}
    edge={edge}
  >
    <Box as="p" minWidth={0} overflowWrap="anywhere">
      {before}
      <RowLink href={href} fontWeight={fontWeight} onAim={onAim}>
        {title}
      </RowLink>
    </Box>
    <Flex
      flexWrap="wrap"
      gap={1.5}
      gridColumn={{ phone: 2 }}
      gridRow={{ phone: '1 / span 2' }}
      justifyContent={{ phone: 'flex-end' }}
      maxWidth={{ phone: 240 }}
      pt={{ phone: 0.25 }}
    >
      {state}
    </Flex>
    <Grid gap={1} minWidth={0} overflowWrap="anywhere">
      {children}
    </Grid>
  </Grid>
)
