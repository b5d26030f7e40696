import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { bookkeepingRoutes, type Closing } from '#contract/accounts/bookkeeping.ts'
import type { ClosingAnswer, ClosingEvent, YearStanding } from '#machines/accounts/closing/closing.setup.ts'
import type { Api } from '#src/api/api.ts'
import { ApiError } from '#src/api/api.ts'
import { placeKeys } from '#src/parts/placeQueries.ts'
import { watchQuery } from '#src/parts/watchQuery.ts'
import { accountsKeys } from '../accounts.queries.ts'
import { closingQuery } from './closing.queries.ts'

type Dependencies = {
  readonly api: Api
  readonly client: QueryClient
  readonly person: string
  readonly placeId: string
  readonly fiscalYearId: string
}

/** What the flow needs to know about a year. */
export const standingOf = ({ state, missing }: Closing): YearStanding => ({ state, isComplete: missing.length === 0 })

/** Closes and approves one fiscal year. */
export function closingActors({ api, client, person, placeId, fiscalYearId }: Dependencies) {
  const query = closingQuery(api, person, placeId, fiscalYearId)
  const params = { placeId, fiscalYearId }

  async function send(change: () => Promise<Closing>): Promise<ClosingAnswer> {
    try {
      const closing = await change()
      // A response that is already on its way may not include it yet.
      await client.cancelQueries({ queryKey: query.queryKey })
      client.setQueryData(query.queryKey, closing)
      void client.invalidateQueries({ queryKey: accountsKeys.mine(person, placeId) })
      void client.invalidateQueries({ queryKey: placeKeys.fiscalYears(person, placeId) })
      return { kind: 'done', standing: standingOf(closing) }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 0) return { kind: 'unanswered' }
      if (error.first?.code === 'invalid_value') return { kind: 'wrongDay' }
      if (error.first?.code !== 'action_not_possible') throw error
      return { kind: 'overtaken', standing: standingOf(await client.query({ ...query, staleTime: 0 })) }
    }
  }

  return {
    watchYear: watchQuery(
      client,
      query,
      (found): ClosingEvent => ({ type: 'year.changed', standing: standingOf(found) }),
    ),
    closeYear: fromPromise<ClosingAnswer>(({ signal }) =>
      send(() => api(bookkeepingRoutes.closeYear, { params, signal })),
    ),
    approveYear: fromPromise<ClosingAnswer, { approvedOn: string }>(({ input: { approvedOn }, signal }) =>
      send(() => api(bookkeepingRoutes.approveYear, { params, body: { approval: { approvedOn } }, signal })),
    ),
  }
}
