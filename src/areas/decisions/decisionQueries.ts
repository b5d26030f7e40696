import { queryOptions } from '@tanstack/react-query'
import { firstBroken } from '#contract/decisions/ballotLog.ts'
import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import { decisionRoutes } from '#contract/decisions/decisions.ts'
import type { BallotEntry } from '#contract/decisions/decisionVotes.ts'
import { lastPage } from '#contract/lists.ts'
import type { Api } from '#src/api/api.ts'
import { listQuery, rowsOf } from '#src/parts/pagesOf.ts'
import type { DecisionFilters } from './decisionKeys.ts'
import { decisionKeys } from './decisionKeys.ts'

const decisionsPerPage = 30
const principalsPerPage = 20
/** The contract's longest page. */
const longestPage = 100

export const decisionQueries = (api: Api, person: string) => ({
  list: (placeId: string, filters: DecisionFilters) =>
    listQuery({
      queryKey: decisionKeys.list(person, placeId, filters),
      ask: (page, signal) =>
        api(decisionRoutes.list, {
          params: { placeId },
          query: { ...filters, page, perPage: decisionsPerPage },
          signal,
        }),
    }),
  detail: (decisionId: string) =>
    queryOptions({
      queryKey: decisionKeys.detail(person, decisionId),
      queryFn: ({ signal }) => api(decisionRoutes.read, { params: { decisionId }, signal }),
    }),
  /** The repartition keys of a place, which share its costs. */
  repartitionKeys: (placeId: string) =>
    queryOptions({
      queryKey: decisionKeys.repartition(person, placeId),
      queryFn: async ({ signal }) =>
        rowsOf(await api(decisionRoutes.keys, { params: { placeId }, query: { perPage: longestPage }, signal })),
    }),
  allowance: (decisionId: string) =>
    queryOptions({
      queryKey: decisionKeys.allowance(person, decisionId),
      queryFn: ({ signal }) => api(decisionRoutes.proxyAllowance, { params: { decisionId }, signal }),
    }),
  principals: (decisionId: string, search: string) =>
    listQuery({
      queryKey: decisionKeys.principals(person, decisionId, search),
      ask: (page, signal) =>
        api(decisionRoutes.principals, {
          params: { decisionId },
          query: { page, perPage: principalsPerPage, ...(search !== '' && { search }) },
          signal,
        }),
    }),
  receipt: (decisionId: string, voteId: string) =>
    queryOptions({
      queryKey: decisionKeys.receipt(person, decisionId, voteId),
      queryFn: ({ signal }) => api(decisionRoutes.receipt, { params: { decisionId, voteId }, signal }),
    }),
  /** The whole ballot log, recomputed in this browser, which trusts no verdict of the server. */
  log: ({ id: decisionId, log: { seal } }: Pick<DecisionDetail, 'id' | 'log'>) =>
    queryOptions({
      queryKey: decisionKeys.log(person, decisionId),
      queryFn: async ({ signal }) => {
        const entries: BallotEntry[] = []
        for (let page = 1, last = 1; page <= last; page += 1) {
          const ballots = await api(decisionRoutes.ballots, {
            params: { decisionId },
            query: { page, perPage: longestPage },
            signal,
          })
          entries.push(...rowsOf(ballots))
          last = lastPage(ballots.meta)
        }
        return { entries, brokenAt: await firstBroken(decisionId, seal, entries) }
      },
    }),
})
