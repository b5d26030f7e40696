import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { PlaceSelectionRef } from '#machines/places/placeSelection/placeSelection.machine.ts'
import { selectFiscalYearId } from '#machines/places/placeSelection/placeSelection.selectors.ts'
import { shownYear } from '#src/parts/fiscalYears.ts'
import { placeQueries } from '#src/parts/placeQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'

export type OfOneYear = Pick<ScreenProps, 'api' | 'person'> & {
  readonly placeId: string
  readonly selection: PlaceSelectionRef
}

/**
 * The fiscal year shown for a place, chosen on any page of it; the current one by default. `year` is `null` while the years load,
 * and for a place without any.
 */
export function useFiscalYear({ api, person, placeId, selection }: OfOneYear) {
  const query = useQuery(placeQueries(api, person).fiscalYears(placeId))
  const chosen = useSelector(selection, selectFiscalYearId(placeId))
  return {
    query,
    year: shownYear(query.data ?? [], chosen),
    choose: (fiscalYearId: string) => selection.send({ type: 'fiscalYear.select', placeId, fiscalYearId }),
  }
}
