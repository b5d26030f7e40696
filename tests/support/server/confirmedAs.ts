import { confirmationRoutes } from '#contract/confirmations.ts'
import { demoPassword } from '#server/demo/demoPeople.ts'
import type { SignedIn } from './placeWorld.ts'

/** Somebody types their password again; answers the token that what binds asks for. */
export async function confirm(by: SignedIn, password = demoPassword): Promise<string> {
  const { confirmationToken } = await by.get(confirmationRoutes.create, { body: { confirmation: { password } } })
  return confirmationToken
}
