import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import type { Api } from '#src/api/api.ts'
import { searchQueries } from '#src/areas/search/searchQueries.ts'

type Dependencies = { readonly api: Api; readonly client: QueryClient; readonly person: () => string }

/** Fills the query cache, from which the palette shows its hits. */
export const searchActors = ({ api, client, person }: Dependencies) => ({
  findHits: fromPromise<number, { text: string }>(
    async ({ input }) => (await client.query(searchQueries(api, person()).find(input.text))).length,
  ),
})
