import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { bookkeepingRoutes } from '#contract/accounts/bookkeeping.ts'
import type { FormValues, SaveAnswer } from '#machines/parts/formDialog/formDialog.machine.ts'
import type { Api } from '#src/api/api.ts'
import { ApiError } from '#src/api/api.ts'
import { createIntention } from '#src/api/createIntention.ts'
import { fieldCodesOf } from '#src/forms/fieldCodesOf.ts'
import { placeKeys } from '#src/parts/placeQueries.ts'
import { accountsKeys } from '../accounts.queries.ts'

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
  return fromPromise<SaveAnswer, { subject: string | null; values: FormValues }>(
    async ({ input: { values }, signal }) => {
      const params = { placeId }
      const fiscalYear = { startsOn: values.startsOn ?? '', endsOn: values.endsOn ?? '' }
      const idempotencyKey = intention.keyFor({ params, fiscalYear })
      try {
        await api(bookkeepingRoutes.openYear, { params, body: { fiscalYear }, idempotencyKey, signal })
        intention.done()
        await reload()
        return { isSaved: true }
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        // A colleague has opened it, so the next one has to wait.
        if (error.first?.code === 'action_not_possible') {
          void reload()
          return { isSaved: false, fieldCodes: { startsOn: 'invalid' } }
        }
        const fieldCodes = fieldCodesOf(error)
        if (Object.keys(fieldCodes).length === 0) throw error
        return { isSaved: false, fieldCodes }
      }
    },
  )
}
