import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { bookkeepingRoutes } from '#contract/accounts/bookkeeping.ts'
import { bookSteps } from '#machines/accounts/bookSteps.ts'
import type { EntryFault, EntryFaults, LineField } from '#machines/accounts/entry/entry.draft.ts'
import { lineField } from '#machines/accounts/entry/entry.draft.ts'
import type { PostAnswer, Posting } from '#machines/accounts/entry/entry.setup.ts'
import type { Api } from '#src/api/api.ts'
import { ApiError } from '#src/api/api.ts'
import { type RefusedField, refusedFields } from '#src/forms/fieldCodesOf.ts'
import { stepAddress } from '#src/parts/stepAddress.ts'
import { accountsKeys } from '../accounts.queries.ts'

export const entryAddress = stepAddress('newEntry', bookSteps, { writing: '', review: 'relecture' })

type Dependencies = {
  readonly api: Api
  readonly client: QueryClient
  readonly person: string
  readonly placeId: string
}

export const entryActors = ({ api, client, person, placeId }: Dependencies) => ({
  postEntry: fromPromise<PostAnswer, Posting>(async ({ input: { key, entry, lineIds }, signal }) => {
    const params = { placeId }
    try {
      const { id } = await api(bookkeepingRoutes.postEntry, { params, body: { entry }, idempotencyKey: key, signal })
      void client.invalidateQueries({ queryKey: accountsKeys.mine(person, placeId) })
      return { kind: 'posted', entryId: id }
    } catch (error) {
      return answerTo(error, lineIds)
    }
  }),
})

/** A refusal of the entry is an answer; any other error is a failure. */
function answerTo(error: unknown, lineIds: readonly string[]): PostAnswer {
  if (!(error instanceof ApiError)) throw error
  if (error.status === 0) return { kind: 'unanswered' }
  if (error.first?.code === 'idempotency_key_reused') return { kind: 'arrivedBefore' }
  // Somebody has closed that year meanwhile.
  if (error.first?.code === 'conflict') return { kind: 'refused', faults: { enteredOn: 'noOpenYear' } }
  const faults = faultsIn(error, lineIds)
  if (Object.keys(faults).length === 0) throw error
  return { kind: 'refused', faults }
}

const faultsIn = (error: ApiError, lineIds: readonly string[]): EntryFaults =>
  Object.fromEntries(refusedFields(error).map((field) => faultAt(field, lineIds)))

/** The field of a line that shows the server's refusal. */
const lineFields: Readonly<Record<string, LineField>> = {
  account: 'account',
  debit: 'amount',
  credit: 'amount',
  ownerId: 'ownerId',
  worksId: 'worksId',
}

/** The path on the wire is `entry.lines.0.owner_id`, or `entry.label`. */
function faultAt({ path, code }: RefusedField, lineIds: readonly string[]): [string, EntryFault] {
  const [, part = '', index = '', name = ''] = path
  if (part !== 'lines') return [part, code === 'too_long' ? 'tooLong' : 'refused']
  const [lineId, field] = [lineIds[Number(index)], lineFields[name]]
  if (lineId === undefined || field === undefined) return ['lines', 'linesRefused']
  return [lineField(lineId, field), field === 'account' ? 'unknownAccount' : 'refused']
}
