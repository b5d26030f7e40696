import type { Profile } from '#contract/profile.ts'
import type { Api } from '#src/api/api.ts'
import type { QueryCache } from './queryCache.ts'

type Dependencies = { readonly api: Api; readonly queries: QueryCache; readonly person: () => string }

export type OwnProfile = ReturnType<typeof ownProfile>

/** The profile of the signed-in person, shared with the screens through the query cache. */
export function ownProfile({ api, queries, person }: Dependencies) {
  const open = async () => {
    const [client, { profileQueries }] = await Promise.all([queries.load(), import('#src/parts/profileQueries.ts')])
    return { client, query: profileQueries(api, person()).own() }
  }
  return {
    read: async (): Promise<Profile> => {
      const { client, query } = await open()
      return client.query(query)
    },
    remember: async (profile: Profile) => {
      const { client, query } = await open()
      client.setQueryData(query.queryKey, profile)
    },
  }
}
