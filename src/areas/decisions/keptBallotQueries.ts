import { infiniteQueryOptions } from '@tanstack/react-query'
import { keptBallotRoutes } from '#contract/decisions/keptBallots.ts'
import type { Api } from '#src/api/api.ts'
import { nextPage, rowsOf } from '#src/parts/pagesOf.ts'
import { decisionKeys } from './decisionKeys.ts'

const perPage = 20

export const keptBallotQueries = (api: Api, person: string) => ({
  list: (decisionId: string) =>
    infiniteQueryOptions({
      queryKey: decisionKeys.keptBallots(person, decisionId),
      queryFn: ({ pageParam, signal }) =>
        api(keptBallotRoutes.keptBallots, { params: { decisionId }, query: { page: pageParam, perPage }, signal }),
      initialPageParam: 1,
      getNextPageParam: nextPage,
      select: ({ pages }) => ({ ballots: rowsOf(pages, ({ data }, id) => data.entities.keptBallots[id]) }),
    }),
})
