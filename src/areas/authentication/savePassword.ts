import { authenticationRoutes } from '#contract/authentication/authentication.ts'
import type { NewPassword, SavePasswordAnswer } from '#machines/authentication/passwordForm/passwordForm.setup.ts'
import type { Offer } from '#offers/offer.schema.ts'
import type { Api } from '#src/api/api.ts'
import { fieldCodesOf } from '#src/forms/fieldCodesOf.ts'
import { refusalOf } from './refusalOf.ts'

type Dependencies = {
  readonly api: Api
  readonly offer: Pick<Offer, 'code' | 'clientId'>
  readonly signal: AbortSignal
}

/** Sends the new password with the token of the link. */
export async function savePassword(
  { kind, token, password }: NewPassword,
  { api, offer, signal }: Dependencies,
): Promise<SavePasswordAnswer> {
  const { code: sergicOffer, clientId } = offer
  try {
    if (kind === 'activation') {
      const body = { user: { password }, invitationToken: token, clientId }
      await api(authenticationRoutes.setPassword, { body, signal })
    } else {
      const body = { user: { password, sergicOffer }, resetPasswordToken: token, clientId }
      await api(authenticationRoutes.resetPassword, { body, signal })
    }
    return { type: 'saved' }
  } catch (error) {
    const { code, allowedOffer } = refusalOf(error)
    if (code === 'expired_link') return { type: 'expired' }
    const { password: fieldCode } = fieldCodesOf(error)
    if (fieldCode) return { type: 'refused', fieldCode }
    if (code === 'wrong_offer' && allowedOffer) return { type: 'wrongOffer', allowedOffer }
    return { type: 'failed' }
  }
}
