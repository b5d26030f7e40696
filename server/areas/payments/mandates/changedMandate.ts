import type { Outcome } from '#server/services/changes/change.ts'

/** The outcome of a change of a mandate: its audit entry, which holds no account, and an event for the person's open pages. */
export const changedMandate = (
  action: `payments.${string}`,
  { placeId, userId, subjectId }: { readonly placeId: string; readonly userId: string; readonly subjectId: string },
): Outcome => ({
  audited: [{ action, subjectId, detail: { placeId } }],
  live: [{ topic: 'payments', userId, placeId }],
})
