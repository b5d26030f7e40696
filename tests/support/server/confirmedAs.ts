import { confirmationRoutes } from '#contract/confirmations.ts'
import { demoPassword } from '#server/demo/demoPeople.ts'
import type { SignedIn } from './placeWorld.ts'

/** Confirms a password and returns the token that binding acts require. */
export async function confirm(by: SignedIn, password = demoPassword): Promise<string> {
  const { confirmationToken } = await by.get(confirmationRoutes.create, { body: { confirmation: { password } } })
  return confirmationToken
}
