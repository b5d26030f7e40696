import { InfiniteQueryObserver } from '@tanstack/react-query'
import type { LoadedPlaces, SwitcherVariables } from '#machines/places/placeSwitcher/placeSwitcher.setup.ts'
import { createGraphql } from '#src/api/createGraphql.ts'
import { placeOptionQueries } from './placeOptionQueries.ts'
import type { PlaceOptionPage } from './placeOptions.ts'
import type { SwitcherDependencies } from './placeSwitcher.actors.ts'

/** Loads pages of the place dropdown into the query cache. A cancelled search aborts its request. */
export function placeLists({ graphql, client, person }: SwitcherDependencies) {
  const query = (variables: SwitcherVariables, signal: AbortSignal) => {
    signal.throwIfAborted()
    const options = placeOptionQueries(createGraphql(graphql), person()).list(variables)
    const cancel = () => void client.cancelQueries({ queryKey: options.queryKey, exact: true })
    signal.addEventListener('abort', cancel)
    return options
  }
  const loaded = ({ pages }: { pages: readonly PlaceOptionPage[] }): LoadedPlaces => ({
    hasMore: Boolean(pages.at(-1)?.after),
  })
  return {
    load: async (variables: SwitcherVariables, signal: AbortSignal) =>
      loaded(await client.infiniteQuery(query(variables, signal))),
    loadMore: async (variables: SwitcherVariables, signal: AbortSignal) => {
      const observer = new InfiniteQueryObserver(client, { ...query(variables, signal), enabled: false })
      const { data } = await observer.fetchNextPage({ throwOnError: true })
      return data ? loaded(data) : { hasMore: false }
    },
  }
}
