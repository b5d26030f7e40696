import { authenticationRoutes } from '#contract/authentication/authentication.ts'
import type {
  PasswordRequest,
  PasswordRequestAnswer,
} from '#machines/authentication/passwordRequest/passwordRequest.setup.ts'
import type { Offer } from '#offers/offer.schema.ts'
import type { Api } from '#src/api/api.ts'
import { passwordRequestDraft } from './passwordRequestForm.ts'
import { refusalOf } from './refusalOf.ts'

type Dependencies = {
  readonly api: Api
  readonly offer: Pick<Offer, 'code' | 'clientId'>
  readonly signal: AbortSignal
}

/** Requests the mail with the link to a new password, and clears the draft once the server accepts. */
export async function requestPassword(
  { email, captchaToken }: PasswordRequest,
  { api, offer, signal }: Dependencies,
): Promise<PasswordRequestAnswer> {
  const user = { email, sergicOffer: offer.code }
  const body = { user, recaptchaToken: captchaToken, clientId: offer.clientId }
  try {
    await api(authenticationRoutes.requestPassword, { body, signal })
    passwordRequestDraft.clear()
    return { isSent: true }
  } catch (error) {
    return { isSent: false, code: refusalOf(error).code }
  }
}
