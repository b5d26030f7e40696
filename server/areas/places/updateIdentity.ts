import type { Identity, placeRoutes } from '#contract/places.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { changeAndAnswer } from '#server/services/changes/change.ts'
import { identitiesIn, renameIdentity } from './identities.store.ts'

/** Changes the name that a person shows in one place; `null` restores the profile's. */
export async function updateIdentity(
  ctx: SignedInCtx,
  { params: { identityId }, body }: RouteOutput<typeof placeRoutes.updateIdentity>,
): Promise<Identity> {
  const { actor, offer } = ctx
  const own = { userId: actor.userId, offer: offer.code }

  return changeAndAnswer(ctx, async (tx) => {
    const placeId = await renameIdentity(tx, own, identityId, body.identity.displayName)
    const identities = placeId === null ? [] : await identitiesIn(tx, { ...own, placeId })
    const changed = identities.find(({ id }) => id === identityId)
    if (!changed) throw new Problem('not_found', 'no such identity of this person')
    return {
      audited: [{ action: 'places.updateIdentity', subjectId: identityId }],
      live: [
        { topic: 'places', userId: actor.userId, placeId: changed.placeId },
        { topic: 'community', placeId: changed.placeId, subjectId: actor.userId },
      ],
      answer: () => changed,
    }
  })
}
