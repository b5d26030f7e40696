import type { ReactNode } from 'react'
import { Grid } from '#src/ui/Grid.tsx'

/**
 * What a decision is, and beside it what it means to the person. What stands beside may be longer: the rows of the
 * other column take no more than they need.
 */
export const DecisionColumns = ({ children }: { children: ReactNode }) => (
  <Grid
    gap={{ base: 4, tablet: 4.5 }}
    alignItems="start"
    columns={{ base: 1, tablet: 'minmax(0, 3fr) minmax(280px, 2fr)' }}
    gridTemplateRows={{ tablet: 'auto 1fr' }}
  >
    {children}
  </Grid>
)
