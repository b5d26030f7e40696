import type { OfferCode } from '#contract/offers.ts'
import type { Ctx } from '#server/platform/context.ts'
import { requireClient } from '#server/services/access/requireClient.ts'
import { choosePassword } from './choosePassword.ts'
import { requireSite } from './requireSite.ts'

type Reset = {
  readonly user: { readonly email?: string | undefined; readonly password: string; readonly sergicOffer: OfferCode }
  readonly resetPasswordToken: string
  readonly clientId: string
}

/** Sets a new password from a reset link, also while the account is locked. */
export async function resetPassword(ctx: Ctx, { user, resetPasswordToken, clientId }: Reset): Promise<void> {
  requireClient(ctx, clientId)
  requireSite(ctx, user.sergicOffer)
  await choosePassword(ctx, { kind: 'reset', token: resetPasswordToken, email: user.email, password: user.password })
}
