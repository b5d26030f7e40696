import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { bookkeepingRoutes } from '#contract/accounts/bookkeeping.ts'
import type { Filled, SaveAnswer } from '#machines/parts/formDialog/formDialog.machine.ts'
import { present } from '#machines/present.ts'
import type { Api } from '#src/api/api.ts'
import { ApiError } from '#src/api/api.ts'
import { createIntention } from '#src/api/createIntention.ts'
import { saveAnswer } from '#src/forms/saveAnswer.ts'
import { accountsKeys } from '../accounts.queries.ts'
import type { Reversal } from './reversal.forms.ts'

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
  return fromPromise<SaveAnswer<keyof Reversal>, Filled<Reversal>>(async ({ input: { subject, values }, signal }) => {
    const params = { placeId, entryId: present(subject) }
    const reversal = values
    const idempotencyKey = intention.keyFor({ params, reversal })
    try {
      return await saveAnswer(['enteredOn', 'label'], async () => {
        const { id } = await api(bookkeepingRoutes.reverseEntry, { params, body: { reversal }, idempotencyKey, signal })
        intention.done()
        await client.invalidateQueries({ queryKey: accountsKeys.mine(person, placeId) })
        onReversed(id)
      })
    } catch (error) {
      // No year is open on that day.
      if (!(error instanceof ApiError) || error.first?.code !== 'conflict') throw error
      return { isSaved: false, fieldCodes: { enteredOn: 'invalid' } }
    }
  })
}
