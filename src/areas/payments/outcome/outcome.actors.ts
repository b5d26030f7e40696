import { fromPromise } from 'xstate'
import { paymentRoutes } from '#contract/payments/payments.ts'
import { signatureRoutes } from '#contract/payments/signatures.ts'
import type { RouteAnswer } from '#contract/route.ts'
import type { Outcome, OutcomeInput } from '#machines/payments/outcome/outcome.setup.ts'
import { type Api, ApiError } from '#src/api/api.ts'

/** Asks the server. The place may not be the selected one. */
export const outcomeActors = (api: Api) => ({
  readOutcome: fromPromise<Outcome, Pick<OutcomeInput, 'type' | 'id'>>(async ({ input: { type, id }, signal }) => {
    if (id === null) return { kind: 'expired' }
    try {
      return type === 'signature' ? await readSignature(api, id, signal) : await readPayment(api, id, signal)
    } catch (error) {
      const first = error instanceof ApiError ? error.first : undefined
      if (first?.code === 'not_found') return { kind: 'expired' }
      if (first?.code === 'wrong_offer') return { kind: 'elsewhere', allowedOffer: first.allowedOffer ?? null }
      throw error
    }
  }),
})

async function readSignature(api: Api, requestId: string, signal: AbortSignal): Promise<Outcome> {
  const call = { params: { requestId }, signal, isPlaceless: true }
  const first = await api(signatureRoutes.read, call)
  if (first.state !== 'open') return toOutcome(first)
  try {
    await api(signatureRoutes.check, call)
  } catch (error) {
    // The provider does not respond, but may still send an event.
    if (!(error instanceof ApiError) || error.status === 0) throw error
    return { kind: 'waiting' }
  }
  return toOutcome(await api(signatureRoutes.read, call))
}

function toOutcome({ state, placeId }: RouteAnswer<typeof signatureRoutes.read>): Outcome {
  if (state === 'signed') return { kind: 'done', placeId, state }
  if (state === 'refused') return { kind: 'refused', placeId, state }
  return { kind: state === 'open' ? 'waiting' : 'expired' }
}

async function readPayment(api: Api, paymentId: string, signal: AbortSignal): Promise<Outcome> {
  const { state, placeId } = await api(paymentRoutes.outcome, { params: { paymentId }, signal, isPlaceless: true })
  return { kind: state === 'refused' ? 'refused' : 'done', placeId, state }
}
