import type { SignedInCtx } from '#server/platform/context.ts'
import { changeAndAnswer, type Outcome, unchanged } from '#server/services/changes/change.ts'
import { insertDeletionRequest } from './deletionRequests.store.ts'
import { noticeMail } from './noticeMail.ts'
import { readDeletionRequest } from './readDeletionRequest.ts'

/** Requests the deletion of the account, which staff carry out (docs/operations.md). A repeated request changes nothing and sends no second mail. */
export async function requestDeletion(ctx: SignedInCtx) {
  const { jobs, locale, now, offer } = ctx
  const { userId } = ctx.actor
  return changeAndAnswer(ctx, async (tx) => {
    const answer = () => readDeletionRequest(ctx, tx)
    if (!(await insertDeletionRequest(tx, userId, now()))) return { ...unchanged, answer }
    await jobs.add(tx, noticeMail.of({ userId, what: 'deletionRequested', offer: offer.code, locale }))
    const requested: Outcome = {
      audited: [{ action: 'settings.requestDeletion', subjectId: userId }],
      live: [{ topic: 'settings', userId }],
    }
    return { ...requested, answer }
  })
}
