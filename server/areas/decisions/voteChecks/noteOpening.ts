import { change, unchanged } from '#server/services/changes/change.ts'
import type { NotesReading } from '#server/services/files/readFile.ts'
import { recordOpening } from './voteChecks.store.ts'

/** Notes that a checker has opened the paper of a vote: only then may they confirm or refuse it. */
export const noteOpening: NotesReading = (ctx, attachmentId) =>
  change(ctx, async (tx) => {
    const { userId } = ctx.actor
    const subjectId = await recordOpening(tx, { attachmentId, userId, openedAt: ctx.now() })
    if (subjectId === null) return unchanged
    return {
      audited: [{ action: 'decisions.openPaper', subjectId, detail: { attachmentId } }],
      live: [{ topic: 'decisions', userId, subjectId }],
    }
  })
