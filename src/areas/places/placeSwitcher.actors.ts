import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import type { LoadedPlaces, SwitcherVariables } from '#machines/places/placeSwitcher/placeSwitcher.setup.ts'
import type { GraphqlSettings } from '#src/api/createGraphql.ts'

export type SwitcherDependencies = {
  readonly graphql: GraphqlSettings
  readonly client: QueryClient
  readonly person: () => string
}

/** The actors of the placeSwitcher machine. The code that reads the list loads when the list is first opened. */
export function placeSwitcherActors(dependencies: SwitcherDependencies) {
  const lists = async () => (await import('./placeLists.ts')).placeLists(dependencies)
  return {
    loadPlaces: fromPromise<LoadedPlaces, SwitcherVariables>(async ({ input, signal }) =>
      (await lists()).load(input, signal),
    ),
    loadMore: fromPromise<LoadedPlaces, SwitcherVariables>(async ({ input, signal }) =>
      (await lists()).loadMore(input, signal),
    ),
  }
}
