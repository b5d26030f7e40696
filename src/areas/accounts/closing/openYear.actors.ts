import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { bookkeepingRoutes } from '#contract/accounts/bookkeeping.ts'
import type { Filled, SaveAnswer } from '#machines/parts/formDialog/formDialog.machine.ts'
import type { Api } from '#src/api/api.ts'
import { ApiError } from '#src/api/api.ts'
import { createIntention } from '#src/api/createIntention.ts'
import { saveAnswer } from '#src/forms/saveAnswer.ts'
import { placeKeys } from '#src/parts/placeQueries.ts'
import { accountsKeys } from '../accounts.queries.ts'
import type { YearToOpen } from './openYear.forms.ts'

type Dependencies = {
  readonly api: Api
  readonly client: QueryClient
  readonly person: string
  readonly placeId: string
}

/** Opens a fiscal year; a repeat after a lost response opens nothing twice. */
export function openYearActor({ api, client, person, placeId }: Dependencies) {
  const intention = createIntention()
  const reload = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: placeKeys.fiscalYears(person, placeId) }),
      client.invalidateQueries({ queryKey: accountsKeys.mine(person, placeId) }),
    ])
  return fromPromise<SaveAnswer<keyof YearToOpen>, Filled<YearToOpen>>(async ({ input: { values }, signal }) => {
    const params = { placeId }
    const fiscalYear = values
    const idempotencyKey = intention.keyFor({ params, fiscalYear })
    try {
      return await saveAnswer(['startsOn', 'endsOn'], async () => {
        await api(bookkeepingRoutes.openYear, { params, body: { fiscalYear }, idempotencyKey, signal })
        intention.done()
        await reload()
      })
    } catch (error) {
      // A colleague has opened it: the next one has to wait.
      if (!(error instanceof ApiError) || error.first?.code !== 'action_not_possible') throw error
      void reload()
      return { isSaved: false, fieldCodes: { startsOn: 'invalid' } }
    }
  })
}
