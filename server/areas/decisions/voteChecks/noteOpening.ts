import { change, unchanged } from '#server/services/changes/change.ts'
import type { NotesReading } from '#server/services/files/readFile.ts'
import { recordOpening } from './voteChecks.store.ts'

/** Somebody who has to check a vote reads its paper: only then may they confirm or refuse it. */
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
