import type { SignedInCtx } from '#server/platform/context.ts'
import { changeAndAnswer, type Outcome, unchanged } from '#server/services/changes/change.ts'
import { findPersonOfOffer } from '#server/services/directory/profile.store.ts'
import { insertDeletionRequest } from './deletionRequests.store.ts'
import { readDeletionRequest } from './readDeletionRequest.ts'
import { sendNotice } from './sendNotice.ts'

/** Requests the deletion of the account, which staff carry out (docs/operations.md). A repeated request changes nothing and sends no second mail. */
export async function requestDeletion(ctx: SignedInCtx) {
  const { db, now, offer } = ctx
  const { userId } = ctx.actor
  const { isNew, answer } = await changeAndAnswer(ctx, async (tx) => {
    const isNew = await insertDeletionRequest(tx, userId, now())
    const requested: Outcome = {
      audited: [{ action: 'settings.requestDeletion', subjectId: userId }],
      live: [{ topic: 'settings', userId }],
    }
    return {
      ...(isNew ? requested : unchanged),
      answer: async () => ({ isNew, answer: await readDeletionRequest(ctx, tx) }),
    }
  })
  const person = isNew ? await findPersonOfOffer(db, userId, offer.code) : null
  if (person) sendNotice(ctx, person, 'deletionRequested')
  return answer
}
