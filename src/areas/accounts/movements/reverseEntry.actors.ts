import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { bookkeepingRoutes } from '#contract/accounts/bookkeeping.ts'
import type { FormValues, SaveAnswer } from '#machines/parts/formDialog/formDialog.machine.ts'
import { present } from '#machines/present.ts'
import type { Api } from '#src/api/api.ts'
import { ApiError } from '#src/api/api.ts'
import { createIntention } from '#src/api/createIntention.ts'
import { fieldCodesOf } from '#src/forms/fieldCodesOf.ts'
import { accountsKeys } from '../accounts.queries.ts'

type Dependencies = {
  readonly api: Api
  readonly client: QueryClient
  readonly person: string
  readonly placeId: string
}

/** Posts the reversal of an entry; a repeat after a lost response posts nothing twice. */
export function reverseEntryActor(
  { api, client, person, placeId }: Dependencies,
  onReversed: (reversalId: string) => void,
) {
  const intention = createIntention()
  return fromPromise<SaveAnswer, { subject: string | null; values: FormValues }>(
    async ({ input: { subject, values }, signal }) => {
      const params = { placeId, entryId: present(subject) }
      const reversal = { enteredOn: values.enteredOn ?? '', label: values.label ?? '' }
      const idempotencyKey = intention.keyFor({ params, reversal })
      try {
        const { id } = await api(bookkeepingRoutes.reverseEntry, { params, body: { reversal }, idempotencyKey, signal })
        intention.done()
        await client.invalidateQueries({ queryKey: accountsKeys.mine(person, placeId) })
        onReversed(id)
        return { isSaved: true }
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        // No year is open on that day.
        if (error.first?.code === 'conflict') return { isSaved: false, fieldCodes: { enteredOn: 'invalid' } }
        const fieldCodes = fieldCodesOf(error)
        if (Object.keys(fieldCodes).length === 0) throw error
        return { isSaved: false, fieldCodes }
      }
    },
  )
}
