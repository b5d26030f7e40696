import * as z from 'zod/mini'

/** What a topic may become: a report, or a resolution of the next meeting. */
const topicLinkKinds = ['report', 'decision'] as const
export const topicLinkKind = z.enum(topicLinkKinds)
export type TopicLinkKind = z.output<typeof topicLinkKind>

/** A report or resolution made from a topic; one that the caller may not see has no title. */
export const topicLink = z.object({ kind: topicLinkKind, id: z.uuid(), title: z.nullable(z.string()) })
