import { authenticationRoutes } from '#contract/authentication/authentication.ts'
import type { NewPassword, SavePasswordAnswer } from '#machines/authentication/passwordForm/passwordForm.setup.ts'
import type { Offer } from '#offers/offer.schema.ts'
import type { Api } from '#src/api/api.ts'
import { fieldCodesOf } from '#src/forms/fieldCodesOf.ts'
import { refusedLink } from './refusedLink.ts'

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
    const refused = refusedLink(error)
    if (refused) return refused
    const { password: fieldCode } = fieldCodesOf(error, ['password'])
    return fieldCode ? { type: 'refused', fieldCode } : { type: 'failed' }
  }
}
