import type { Ctx } from '#server/platform/context.ts'
import { requireClient } from '#server/services/access/requireClient.ts'
import { choosePassword } from './choosePassword.ts'

type FirstPassword = {
  readonly user: { readonly email?: string | undefined; readonly password: string }
  readonly invitationToken: string
  readonly clientId: string
}

/** Sets the first password of an invited person from their activation link. */
export async function setPassword(ctx: Ctx, { user, invitationToken, clientId }: FirstPassword): Promise<void> {
  requireClient(ctx, clientId)
  await choosePassword(ctx, { kind: 'activation', token: invitationToken, email: user.email, password: user.password })
}
