import * as z from 'zod/mini'
import type { Attachment } from '#contract/attachments.ts'
import { attachment } from '#contract/attachments.ts'
import type { DraftForm, DraftValue } from '#contract/defineDraft.ts'
import { draftRoutes } from '#contract/drafts.ts'
import type { Api } from '#src/api/api.ts'
import { tabNote } from '#src/api/tabNote.ts'

/** The content of a draft: typed text and stored files. */
export type Written<Value> = { readonly value: Value; readonly attachments: readonly Attachment[] }

/** The person, the place and, if there is one, the subject of a draft. */
export type DraftPlace = {
  readonly api: Api
  readonly person: string
  readonly placeId: string
  readonly subjectId?: string
}
export type FormOf<Value> = DraftForm<z.ZodMiniType<Value>>
export type DraftCopies<Value extends DraftValue> = ReturnType<typeof draftCopies<Value>>

/** The two copies of one draft (docs/decisions/021): in this tab, read first, and on the server. */
export function draftCopies<Value extends DraftValue>(
  { form, schema }: FormOf<Value>,
  { api, person, placeId, subjectId }: DraftPlace,
) {
  const named = { params: { placeId, form }, query: { subjectId } }
  const subject = subjectId ?? placeId
  const copy: z.ZodMiniType<Written<Value>> = z.object({ value: schema, attachments: z.array(attachment) })
  return {
    key: ['drafts', person, form, subject],
    tab: tabNote(`draft:${form}:${person}:${subject}`, copy),
    /** A draft that this version of the form cannot show counts as none. */
    async read(signal: AbortSignal): Promise<Written<Value> | null> {
      const { draft } = await api(draftRoutes.read, { ...named, signal })
      return copy.safeParse(draft).data ?? null
    },
    store: ({ value, attachments }: Written<Value>, signal: AbortSignal) => {
      const body = { draft: { value, attachmentIds: attachments.map(({ id }) => id) } }
      return api(draftRoutes.write, { ...named, body, signal })
    },
    remove: () => api(draftRoutes.remove, { ...named, keepalive: true }),
  }
}
