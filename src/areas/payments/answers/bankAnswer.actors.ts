import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { type BankAnswerDetail, bankAnswerRoutes } from '#contract/payments/bankAnswers.ts'
import type {
  ApplyResult,
  BankAnswerEvent,
  ReadRefusal,
  ReadResult,
} from '#machines/payments/bankAnswer/bankAnswer.setup.ts'
import { type Api, ApiError } from '#src/api/api.ts'
import { refusedFields } from '#src/forms/fieldCodesOf.ts'
import { toBase64 } from '#src/parts/toBase64.ts'
import { watchQuery } from '#src/parts/watchQuery.ts'
import { paymentKeys } from '../paymentKeys.ts'
import { answerQueries } from './answerQueries.ts'

type OfBank = { readonly api: Api; readonly client: QueryClient; readonly person: string; readonly placeId: string }

const codes = ['unacceptedFile', 'invalid', 'fileTooLarge'] as const

/** Statuses that no retry changes. */
const finalStatuses: readonly number[] = [409, 413, 422]

function refusalOf(error: ApiError): ReadRefusal {
  if (error.status === 413) return 'fileTooLarge'
  if (error.first?.code === 'conflict') return 'conflict'
  const refused = refusedFields(error).map(({ code }) => code)
  return codes.find((code) => refused.includes(code)) ?? 'other'
}

async function isUtf8(file: File): Promise<boolean> {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
    return true
  } catch {
    return false
  }
}

/** Uploads a file of the bank to be read. */
export const readFile = ({ api, client, person, placeId }: OfBank) =>
  fromPromise<ReadResult, { file: File }>(async ({ input: { file }, signal }) => {
    if (!(await isUtf8(file))) return { kind: 'refused', reason: 'notUtf8' }
    const bankAnswer = { name: file.name.slice(-100), content: await toBase64(file) }
    try {
      const { id } = await api(bankAnswerRoutes.upload, { params: { placeId }, body: { bankAnswer }, signal })
      await client.invalidateQueries({ queryKey: paymentKeys.mine(person, placeId) })
      return { kind: 'read', answerId: id }
    } catch (error) {
      if (!(error instanceof ApiError && finalStatuses.includes(error.status))) throw error
      return { kind: 'refused', reason: refusalOf(error) }
    }
  })

/** The actors of one answer on the server. The page refetches it, whatever the outcome of an attempt. */
export function answerActors({ api, client, person, placeId }: OfBank, answerId: string) {
  const params = { placeId, answerId }
  const query = answerQueries(api, person, placeId).one(answerId)
  const readAgain = () => client.invalidateQueries({ queryKey: paymentKeys.all(person) }).catch(() => null)
  return {
    applyAnswer: fromPromise<ApplyResult>(async ({ signal }) => {
      try {
        await api(bankAnswerRoutes.apply, { params, signal })
        return 'applied'
      } catch (error) {
        if (!(error instanceof ApiError && (error.status === 404 || error.status === 409))) throw error
        return 'refused'
      } finally {
        await readAgain()
      }
    }),
    discardAnswer: fromPromise<void>(async ({ signal }) => {
      await api(bankAnswerRoutes.discard, { params, signal })
      client.removeQueries(query)
    }),
    watchAnswer: watchQuery(
      client,
      query,
      ({ state }: BankAnswerDetail): BankAnswerEvent => ({ type: 'answer.changed', state }),
    ),
  }
}
