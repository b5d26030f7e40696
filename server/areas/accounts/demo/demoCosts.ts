import type { DemoPlace } from '#server/demo/demoPlaces.ts'
import type { DemoCost } from './demoCost.ts'
import { frenchCosts } from './demoFrenchCosts.ts'
import { quebecCosts } from './demoQuebecCosts.ts'

/** The costs of a building, depending on its size and its equipment. */
export function costsOf(place: DemoPlace): readonly DemoCost[] {
  return place.offer === 'VQC' ? quebecCosts(place) : frenchCosts(place)
}
