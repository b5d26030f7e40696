import { keptBallotRoutes } from '#contract/decisions/keptBallots.ts'
import type { Api } from '#src/api/api.ts'
import { listQuery } from '#src/parts/pagesOf.ts'
import { decisionKeys } from '../decisionKeys.ts'

const perPage = 20

export const keptBallotQueries = (api: Api, person: string) => ({
  list: (decisionId: string) =>
    listQuery({
      queryKey: decisionKeys.keptBallots(person, decisionId),
      ask: (page, signal) =>
        api(keptBallotRoutes.keptBallots, { params: { decisionId }, query: { page, perPage }, signal }),
    }),
})
