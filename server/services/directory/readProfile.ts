import type { Profile } from '#contract/profile.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { findPersonOfOffer } from './profile.store.ts'
import { toProfile } from './toProfile.ts'

/** The profile of the person whose data is shown. */
export async function readProfile(
  { actor, offer }: Pick<SignedInCtx, 'actor' | 'offer'>,
  db: Queryable,
): Promise<Profile> {
  const user = await findPersonOfOffer(db, actor.userId, offer.code)
  if (!user) throw new Problem('forbidden', 'the person has left this offer')
  return toProfile(user, offer.code)
}
