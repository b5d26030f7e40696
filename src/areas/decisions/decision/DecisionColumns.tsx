import type { ReactNode } from 'react'
import { Grid } from '#src/ui/Grid.tsx'

/**
 * A decision, with its meaning for the person in an aside. The aside may be longer, so the rows of the main column take only the
 * height they need.
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
