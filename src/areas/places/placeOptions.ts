import type { PlaceOption } from '#contract/graphql.ts'
import type { SwitcherVariables } from '#machines/places/placeSwitcher/placeSwitcher.setup.ts'
import { placeKeys } from '#src/parts/placeQueries.ts'

/** One page of the dropdown; `isPartial` = the response also contains errors. */
export type PlaceOptionPage = {
  readonly places: readonly PlaceOption[]
  readonly total: number
  readonly after: string | null
  readonly isPartial: boolean
}

export const placeOptionKey = (person: string, variables: SwitcherVariables) =>
  [...placeKeys.all(person), 'options', variables] as const
