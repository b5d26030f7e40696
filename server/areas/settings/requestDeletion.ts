import { audit } from '#server/platform/audit.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { findPersonOfOffer } from '#server/services/directory/profile.store.ts'
import { publish } from '#server/services/live/publish.ts'
import { insertDeletionRequest } from './deletionRequests.store.ts'
import { readDeletionRequest } from './readDeletionRequest.ts'
import { sendNotice } from './sendNotice.ts'

/** Asks for the account to be deleted; asking again changes nothing and sends no second mail. People answer (docs/operations.md). */
export async function requestDeletion(ctx: SignedInCtx) {
  const { actor, db, now, offer } = ctx
  const { isNew, answer } = await db.transaction(async (tx) => {
    const isNew = await insertDeletionRequest(tx, actor.userId, now())
    const answer = await readDeletionRequest(ctx, tx)
    if (!isNew) return { isNew, answer }
    await audit(tx, ctx, { action: 'settings.requestDeletion', subjectId: actor.userId, actor })
    await publish(tx, ctx, { topic: 'settings', userId: actor.userId })
    return { isNew, answer }
  })
  const person = isNew ? await findPersonOfOffer(db, actor.userId, offer.code) : null
  if (person) sendNotice(ctx, person, 'deletionRequested')
  return answer
}
