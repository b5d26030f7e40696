import type * as z from 'zod/mini'
import { commentDraft, draftRoutes } from '#contract/drafts.ts'
import type { Api } from '#src/api/api.ts'
import { tabNote } from '#src/api/tabNote.ts'
import type { FormDraft } from '#src/parts/WithDraft.tsx'

export type CommentDraft = z.output<typeof commentDraft>

export function commentDraftOf(api: Api, person: string, reportId: string): FormDraft<CommentDraft> {
  const params = { reportId }
  return {
    key: ['drafts', person, 'comment', reportId],
    tab: tabNote(`draft:comment:${person}:${reportId}`, commentDraft),
    async read(signal) {
      const { draft } = await api(draftRoutes.readComment, { params, signal })
      return draft && { body: draft.body }
    },
    store: (draft, signal) => api(draftRoutes.writeComment, { params, body: { draft }, signal }),
    remove: () => api(draftRoutes.removeComment, { params, keepalive: true }),
  }
}
