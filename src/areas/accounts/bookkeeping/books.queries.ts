import { queryOptions } from '@tanstack/react-query'
import { referenceRoutes } from '#contract/accounts/references.ts'
import type { Api } from '#src/api/api.ts'
import { justRead } from '#src/parts/justRead.ts'
import { placeQueries } from '#src/parts/placeQueries.ts'
import { accountsKeys } from '../accounts.queries.ts'

export const bookQueries = (api: Api, person: string, placeId: string) => ({
  /** The choices of a form of the books. */
  choices: queryOptions({
    queryKey: [...accountsKeys.mine(person, placeId), 'choices'] as const,
    queryFn: async ({ signal, client }) => {
      const [references, years] = await Promise.all([
        api(referenceRoutes.references, { params: { placeId }, signal }),
        // Any event that makes the books stale may come from closing or approving a year.
        client.query({ ...placeQueries(api, person).fiscalYears(placeId), staleTime: 0 }),
      ])
      return { ...references, years }
    },
    staleTime: justRead,
  }),
})
