import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import type { collectionRoutes } from '#contract/payments/collections.ts'
import type { BankFileFormat, refundFileRoutes } from '#contract/payments/refundFiles.ts'
import type { MakeAnswer } from '#machines/payments/collection/collection.setup.ts'
import { type Api, ApiError } from '#src/api/api.ts'
import { createIntention } from '#src/api/createIntention.ts'
import { paymentKeys } from '../paymentKeys.ts'

export type BankDependencies = {
  readonly api: Api
  readonly client: QueryClient
  readonly person: string
  readonly placeId: string
}

/** The routes for files of collections, or of refunds. */
export type FileRoutes = typeof collectionRoutes | typeof refundFileRoutes

const readAgain = ({ client, person }: BankDependencies) =>
  client.invalidateQueries({ queryKey: paymentKeys.all(person) })

type Send<Format> = (
  format: Format,
  request: { readonly idempotencyKey: string; readonly signal: AbortSignal },
) => Promise<unknown>

/** Makes a file in one of the formats of its bank, once for each intention. */
export function makeFile<Format extends BankFileFormat>(
  bank: BankDependencies,
  formats: readonly Format[],
  send: Send<Format>,
) {
  const intention = createIntention()
  return fromPromise<MakeAnswer, { format: BankFileFormat }>(async ({ input, signal }) => {
    const format = formats.find((one) => one === input.format)
    if (!format) throw new Error(`the bank takes no ${input.format}`)
    try {
      await send(format, { idempotencyKey: intention.keyFor({ format }), signal })
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

/** Hands a file out, or cancels it. The page refetches the files, whatever the response. */
export const actOnFile = (bank: BankDependencies, route: FileRoutes['handOut' | 'cancel'], onDone: () => void) =>
  fromPromise<unknown, { subject: string }>(async ({ input, signal }) => {
    try {
      await bank.api(route, { params: { placeId: bank.placeId, fileId: input.subject }, signal })
      onDone()
    } finally {
      await readAgain(bank)
    }
  })
