import type { FieldCode } from '#contract/problems.ts'
import type { Ctx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { strengthOf } from './passwordStrength.ts'

/** The lowest accepted score of a new password. */
const leastStrength = 2

type NewPassword = {
  readonly password: string
  /** The path of the password in the call. */
  readonly field: string
  readonly isCurrent: () => boolean | Promise<boolean>
}

/** Refuses a new password that follows the rules but gives no protection: the current one, or one that is easy to guess. */
export async function refuseWeakPassword(
  { offer }: Pick<Ctx, 'offer'>,
  { password, field, isCurrent }: NewPassword,
): Promise<void> {
  const refuse = (code: FieldCode) => new Problem('invalid_value', 'a weak new password', { fields: [{ field, code }] })
  if (await isCurrent()) throw refuse('currentPassword')
  if ((await strengthOf(password, offer)) < leastStrength) throw refuse('guessablePassword')
}
