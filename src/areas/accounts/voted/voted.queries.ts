import { queryOptions } from '@tanstack/react-query'
import { decisionList } from '#contract/decisions/decisionList.ts'
import type { Api } from '#src/api/api.ts'
import { justRead } from '#src/parts/justRead.ts'
import { rowsOf } from '#src/parts/pagesOf.ts'

/** The latest decisions of a place that were accepted. */
export const acceptedDecisions = (api: Api, person: string, placeId: string) =>
  queryOptions({
    queryKey: ['decisions', person, placeId, 'accepted'] as const,
    queryFn: async ({ signal }) => {
      const query = { sort: '-due_at', perPage: 100 } as const
      const decisions = rowsOf(await api(decisionList, { params: { placeId }, query, signal }))
      return decisions.filter(({ verdict }) => verdict === 'accepted')
    },
    staleTime: justRead,
  })
