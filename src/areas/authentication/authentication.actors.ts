import { fromPromise } from 'xstate'
import type { Activation } from '#contract/authentication/authentication.ts'
import { authenticationRoutes } from '#contract/authentication/authentication.ts'
import type { MailCheckOutcome } from '#machines/authentication/authentication/authentication.setup.ts'
import type { Offer } from '#offers/offer.schema.ts'
import type { Api } from '#src/api/api.ts'
import { ApiError } from '#src/api/api.ts'
import { activationDraft } from './authentication.forms.ts'

type Dependencies = { readonly api: Api; readonly offer: Pick<Offer, 'code' | 'clientId'> }

/** The actors of the authentication machine, except `signIn`, which belongs to the session. */
export const authenticationActors = ({ api, offer: { code: sergicOffer, clientId } }: Dependencies) => ({
  checkMail: fromPromise<MailCheckOutcome, { email: string }>(async ({ input, signal }) => {
    try {
      await api(authenticationRoutes.mailCheck, { body: { user: { email: input.email }, clientId }, signal })
      return { next: 'CHECK_MAIL' }
    } catch (error) {
      const outcome = error instanceof ApiError ? outcomeOf(error) : null
      if (!outcome) throw error
      return outcome
    }
  }),
  activate: fromPromise<unknown, Activation>(async ({ input, signal }) => {
    await api(authenticationRoutes.registration, { body: { user: input, clientId }, signal })
    activationDraft.clear()
  }),
  signUp: fromPromise<unknown, { email: string }>(async ({ input, signal }) => {
    await api(authenticationRoutes.signUp, { body: { user: { email: input.email, sergicOffer }, clientId }, signal })
  }),
})

/** Maps refusals to the next step (specification §4). An unknown application is a failure, not a step. */
function outcomeOf({ status, first }: ApiError): MailCheckOutcome | null {
  if (status === 404) return { next: 'REGISTER' }
  if (status === 401 && first?.code !== 'invalid_client') return { next: 'LOGIN' }
  if (status === 403 && first?.allowedOffer) return { next: 'REDIRECT_TO_OFFER', allowedOffer: first.allowedOffer }
  return null
}
