import type { Outcome } from '#server/services/changes/change.ts'

/** The outcome of a change of the books of a place: its audit entry, and an event for open pages. */
export const changedBooks = (
  action: `accounts.${string}`,
  { placeId, subjectId }: { readonly placeId: string; readonly subjectId: string },
): Outcome => ({ audited: [{ action, subjectId, detail: { placeId } }], live: [{ topic: 'accounts', placeId }] })
