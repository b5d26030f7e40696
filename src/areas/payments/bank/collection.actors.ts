import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import type { FileFormat } from '#contract/payments/collections.ts'
import { collectionRoutes } from '#contract/payments/collections.ts'
import type { MakeAnswer } from '#machines/payments/collection/collection.setup.ts'
import { type Api, ApiError } from '#src/api/api.ts'
import { createIntention } from '#src/api/createIntention.ts'
import { paymentKeys } from '../paymentKeys.ts'

type OfBank = {
  readonly api: Api
  readonly client: QueryClient
  readonly person: string
  readonly placeId: string
}

const readAgain = ({ client, person }: OfBank) => client.invalidateQueries({ queryKey: paymentKeys.all(person) })

/** Makes a file, once for each intention. */
export function makeFile(bank: OfBank) {
  const { api, placeId } = bank
  const intention = createIntention()
  return fromPromise<MakeAnswer, { format: FileFormat }>(async ({ input: { format }, signal }) => {
    const collectionFile = { format }
    try {
      const idempotencyKey = intention.keyFor(collectionFile)
      await api(collectionRoutes.make, { params: { placeId }, body: { collectionFile }, idempotencyKey, signal })
      intention.done()
    } catch (error) {
      if (!(error instanceof ApiError && error.first?.code === 'action_not_possible')) throw error
      await readAgain(bank)
      return 'refused'
    }
    await readAgain(bank)
    return 'made'
  })
}

/** Hands a file out, or cancels it. The page reads the files again, whatever the answer. */
export const actOnFile = (
  bank: OfBank,
  route: typeof collectionRoutes.handOut | typeof collectionRoutes.cancel,
  onDone: () => void,
) =>
  fromPromise<unknown, { subject: string }>(async ({ input, signal }) => {
    try {
      await bank.api(route, { params: { placeId: bank.placeId, fileId: input.subject }, signal })
      onDone()
    } finally {
      await readAgain(bank)
    }
  })
