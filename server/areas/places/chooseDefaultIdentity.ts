import type { Identity, placeRoutes } from '#contract/places.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { changeAndAnswer } from '#server/services/changes/change.ts'
import { identitiesIn, lockIdentities, writeDefaultIdentity } from './identities.store.ts'

/** Chooses the default identity of a person in a place. */
export async function chooseDefaultIdentity(
  ctx: SignedInCtx,
  { params: { placeId }, body: { identityId } }: RouteOutput<typeof placeRoutes.chooseDefaultIdentity>,
): Promise<Identity> {
  const { actor, offer } = ctx
  const own = { userId: actor.userId, offer: offer.code, placeId }

  return changeAndAnswer(ctx, async (tx) => {
    const absent = new Problem('not_found', 'no such identity of this person in this place')
    if (!(await lockIdentities(tx, own)).includes(identityId)) throw absent
    await writeDefaultIdentity(tx, own, identityId)
    const chosen = (await identitiesIn(tx, own)).find(({ isDefault }) => isDefault)
    if (chosen?.id !== identityId) throw new Error('the identity that was just chosen is not the default')
    return {
      audited: [{ action: 'places.chooseDefaultIdentity', subjectId: identityId }],
      live: [
        { topic: 'places', userId: actor.userId, placeId },
        { topic: 'community', placeId, subjectId: actor.userId },
      ],
      answer: () => chosen,
    }
  })
}
