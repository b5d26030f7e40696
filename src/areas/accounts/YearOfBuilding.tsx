import type { ReactNode } from 'react'
import type { FiscalYear } from '#contract/places.ts'
import { Grid } from '#src/ui/Grid.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { choicePlace } from './BookSkeletons.tsx'
import { FiscalYearSelect } from './FiscalYearSelect.tsx'
import { OfFiscalYear } from './OfFiscalYear.tsx'
import type { OfOneYear } from './useFiscalYear.ts'

type Props = OfOneYear & {
  /** The purpose of the page. */
  lead: string
  /** Between the lead and the choice of the year. */
  head?: ReactNode
  /** Another choice next to the year. */
  choice?: ReactNode
  skeleton: ReactNode
  children: (year: FiscalYear) => ReactNode
}

/** The contents of a page about one fiscal year of the building, which the reader chooses. */
export function YearOfBuilding({ lead, head, choice, skeleton, children, ...props }: Props) {
  return (
    <Stack gap={5}>
      <Text variant="muted">{lead}</Text>
      {head}
      <Grid {...choicePlace(Boolean(choice))}>
        <FiscalYearSelect {...props} />
        {choice}
      </Grid>
      <OfFiscalYear {...props} skeleton={skeleton}>
        {children}
      </OfFiscalYear>
    </Stack>
  )
}
