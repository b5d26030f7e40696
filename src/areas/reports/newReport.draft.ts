import * as z from 'zod/mini'
import { attachment } from '#contract/attachments.ts'
import { reportDraft } from '#contract/drafts.ts'
import { tabNote } from '#src/api/tabNote.ts'

const copy = z.extend(z.omit(reportDraft, { attachmentIds: true }), { attachments: z.readonly(z.array(attachment)) })

/** The copy of a draft that this tab holds: written with every change, read first (docs/decisions/021). */
export const createTabDraft = (person: string, placeId: string) => tabNote(`draft:report:${person}:${placeId}`, copy)
export type TabDraft = ReturnType<typeof createTabDraft>
