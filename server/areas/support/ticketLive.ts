import type { LiveChange } from '#server/services/live/publish.ts'

/** The open pages that show a ticket: those of its requester and of the operators. */
export const ticketLive = (
  { id, requesterId }: { readonly id: string; readonly requesterId: string },
  operators: readonly string[],
): readonly LiveChange[] =>
  [...new Set([requesterId, ...operators])].map((userId) => ({ topic: 'tickets', userId, subjectId: id }))
