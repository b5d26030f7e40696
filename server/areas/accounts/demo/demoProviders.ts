import { demoPlaces } from '#server/demo/demoPlaces.ts'
import { costsOf } from './demoCosts.ts'
import { providerIdOf } from './demoInvoices.ts'
import { worksOf } from './demoWorks.ts'

/** Every supplier of the demo, once for each offer. */
export function demoProviders() {
  const rows = demoPlaces.flatMap((place) =>
    [...costsOf(place), ...worksOf(place)].map(({ provider }) => ({
      id: providerIdOf(place, provider),
      offer: place.offer,
      name: provider,
    })),
  )
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}
