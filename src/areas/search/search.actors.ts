import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import type { Api } from '#src/api/api.ts'

type Dependencies = { readonly api: Api; readonly client: QueryClient; readonly person: () => string }

/** Fills the query cache, from which the palette shows its hits. The query comes with the first search, not with the frame. */
export const searchActors = ({ api, client, person }: Dependencies) => ({
  findHits: fromPromise<number, { text: string }>(async ({ input }) => {
    const { searchQueries } = await import('./searchQueries.ts')
    return (await client.query(searchQueries(api, person()).find(input.text))).length
  }),
})
