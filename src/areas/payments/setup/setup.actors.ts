import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { consentVersion, mandateRoutes, type SentCode, signatureCodes } from '#contract/payments/mandates.ts'
import { signatureRoutes } from '#contract/payments/signatures.ts'
import type {
  CodeAnswer,
  MandateField,
  OpenCode,
  RequestAnswer,
  SetupEvent,
  Standing as SetupStanding,
  SignAnswer,
  TypedMandate,
  WriteAnswer,
} from '#machines/payments/paymentMandate/paymentMandate.setup.ts'
import { setupSteps } from '#machines/payments/paymentMandate/paymentMandate.setup.ts'
import { type Api, ApiError } from '#src/api/api.ts'
import { fieldCodesOf } from '#src/forms/fieldCodesOf.ts'
import { stepAddress } from '#src/parts/stepAddress.ts'
import { watchQuery } from '#src/parts/watchQuery.ts'
import { readMandateAgain } from '../mandate/mandate.actors.ts'
import { mandateQuery } from '../mandateQueries.ts'
import { lifeOf, mayWrite, type Standing } from '../standing.ts'
import { setupWords } from './setupWords.ts'

export const setupAddress = stepAddress('mandateSetup', setupSteps, setupWords)

const fields: readonly MandateField[] = [
  'kind',
  'ownerName',
  'number',
  'street',
  'zipCode',
  'city',
  'country',
  'iban',
  'bic',
  'institution',
  'transit',
  'account',
  'mobile',
  'isMobileRight',
]

type Dependencies = {
  readonly api: Api
  readonly client: QueryClient
  readonly person: string
  readonly placeId: string
}

const lifetime = signatureCodes.minutes * 60

const toOpenCode = ({ sentAt, sentTo, secondsLeft, triesLeft, codesLeft }: SentCode): OpenCode => ({
  sentAt,
  sentTo,
  triesLeft,
  codesLeft,
  expiresIn: secondsLeft * 1_000,
  resendIn: (signatureCodes.secondsBetween - (lifetime - secondsLeft)) * 1_000,
})

const isTooMany = (error: unknown) => error instanceof ApiError && error.first?.code === 'too_many_requests'

/** What the flow needs to know about the mandate. */
export const toSetupStanding = (standing: Standing): SetupStanding => ({
  mayWrite: mayWrite(standing),
  isWaiting: standing.unsigned !== null,
  writtenAt: standing.unsigned?.createdAt ?? null,
  isInForce: standing.current !== null && lifeOf(standing) !== 'suspended',
  isOpen: standing.state !== 'out_of_slot',
  signing: standing.signing,
  code: standing.code && toOpenCode(standing.code),
})

/** The requests of the setup. After a lost response, the state is read before the request counts as unanswered. */
export function setupActors(dependencies: Dependencies) {
  const { api, client, person, placeId } = dependencies
  const params = { placeId }
  const read = () => readMandateAgain(dependencies)

  /** Outcomes that all requests share. */
  async function commonAnswer(error: unknown) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 0) return { kind: 'unanswered' } as const
    const code = error.first?.code
    if (code !== 'out_of_slot' && code !== 'action_not_possible') throw error
    const standing = await read()
    if (code === 'out_of_slot') return { kind: 'night' } as const
    if (!standing) throw error
    return { kind: 'changed', standing: toSetupStanding(standing) } as const
  }

  return {
    watchStanding: watchQuery(
      client,
      mandateQuery(api, person, placeId),
      (standing): SetupEvent => ({ type: 'standing.changed', standing: toSetupStanding(standing) }),
    ),
    writeMandate: fromPromise<WriteAnswer, { mandate: TypedMandate }>(async ({ input: { mandate }, signal }) => {
      const { bankAccount, ...typed } = mandate
      try {
        await api(mandateRoutes.write, {
          params,
          body: { moneyOrder: { ...typed, ...bankAccount, isMobileRight: true } },
          signal,
        })
        await read()
        return { kind: 'written' }
      } catch (error) {
        const fieldCodes = fieldCodesOf(error, fields)
        return Object.keys(fieldCodes).length > 0 ? { kind: 'refused', fieldCodes } : commonAnswer(error)
      }
    }),
    sendCode: fromPromise<CodeAnswer>(async ({ signal }) => {
      try {
        const sent = await api(mandateRoutes.sendCode, { params, signal })
        await read()
        return { kind: 'sent', code: toOpenCode(sent) }
      } catch (error) {
        return isTooMany(error) ? { kind: 'tooMany' } : commonAnswer(error)
      }
    }),
    requestSignature: fromPromise<RequestAnswer>(async ({ signal }) => {
      try {
        const body = { signatureRequest: { consent: consentVersion } }
        const { url } = await api(signatureRoutes.request, { params, body, signal })
        return { kind: 'ready', url }
      } catch (error) {
        return isTooMany(error) ? { kind: 'tooMany' } : commonAnswer(error)
      }
    }),
    signMandate: fromPromise<SignAnswer, { signatureCode: string }>(async ({ input: { signatureCode }, signal }) => {
      try {
        const body = { signature: { code: signatureCode, consent: consentVersion } }
        await api(mandateRoutes.sign, { params, body, signal })
        await read()
        return { kind: 'signed' }
      } catch (error) {
        const first = error instanceof ApiError ? error.first : undefined
        if (first?.code === 'code_expired') return { kind: 'expired' }
        if (first?.remainingTries !== undefined) return { kind: 'wrong', triesLeft: first.remainingTries }
        return commonAnswer(error)
      }
    }),
  }
}
