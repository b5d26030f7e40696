import * as z from 'zod/mini'
import { attachment, attachmentIds } from './attachments.ts'
import { placeParams } from './places.ts'
import { route } from './route.ts'

/** The content of a form; both sides parse it by the schema of its `defineDraft`. */
export const draftValue = z.record(z.string(), z.unknown())
/** The `form` of a `defineDraft`. */
export const draftFormName = z.string().check(z.regex(/^[a-zA-Z]{1,40}$/))

/** The draft of a form in a place and, if the form has one, about its subject. */
const shared = {
  path: '/v1/users/me/places/:placeId/drafts/:form',
  access: 'person',
  // Unsent text is private to its author.
  whileImpersonating: false,
  params: z.extend(placeParams, { form: draftFormName }),
  query: z.strictObject({ subjectId: z.optional(z.uuid()) }),
} as const

/** Unsent text of a person: it is available on every device, and outlives a log-out. */
export const draftRoutes = {
  read: route({
    ...shared,
    method: 'get',
    summary: 'The person’s draft of a form, with its files that are still stored; `null` = none',
    status: 200,
    answer: z.object({
      draft: z.nullable(z.object({ value: draftValue, attachments: z.array(attachment), updatedAt: z.iso.datetime() })),
    }),
    refusals: ['not_found'],
  }),
  write: route({
    ...shared,
    method: 'put',
    summary: 'Stores the person’s draft of a form and replaces the former one',
    body: z.strictObject({ draft: z.strictObject({ value: draftValue, attachmentIds }) }),
    status: 204,
    answer: z.undefined(),
    refusals: ['not_found', 'action_not_possible'],
  }),
  remove: route({
    ...shared,
    method: 'delete',
    summary: 'Deletes the person’s draft of a form',
    status: 204,
    answer: z.undefined(),
    refusals: ['not_found'],
  }),
}
