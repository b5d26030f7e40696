import { can } from '#contract/permissions.ts'
import type { RoleName } from '#contract/roles.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { rolesInPlace } from '#server/services/directory/places.store.ts'
import type { About } from './drafts.store.ts'
import type { KeptForm } from './keptForm.ts'

/** A draft as the path of a route names it. */
export type DraftCall = {
  readonly params: { readonly placeId: string; readonly form: string }
  readonly query: { readonly subjectId?: string | undefined }
}
type Found = { readonly kept: KeptForm; readonly about: About; readonly roles: readonly RoleName[] }

const absent = () => new Problem('not_found', 'no such form for this person, or nothing there to write about')

/** Finds the form and its subject, and checks that the person may send it in that place and that the subject belongs there. */
export async function findForm(
  db: Queryable,
  { actor, offer }: SignedInCtx,
  forms: readonly KeptForm[],
  { params: { placeId, form }, query }: DraftCall,
): Promise<Found> {
  const subjectId = query.subjectId ?? null
  const roles = await rolesInPlace(db, actor.userId, placeId, offer.code)
  const kept = forms.find(({ draft }) => draft.form === form)
  if (!kept || roles.length === 0) throw absent()
  const { draft, subject } = kept
  if (!can(roles, draft.permission)) throw new Problem('forbidden', `no role of theirs allows ${draft.permission}`)
  if ((subject === undefined) !== (subjectId === null)) throw absent()
  if (subject && subjectId !== null && (await subject.placeOf(db, subjectId)) !== placeId) throw absent()
  return { kept, about: { form, placeId, subjectId }, roles }
}

/** Whether the person could send it now. */
export async function canBeSent(
  db: Queryable,
  ctx: SignedInCtx,
  { kept: { subject }, about: { subjectId }, roles }: Found,
): Promise<boolean> {
  if (!subject?.canBeSent || subjectId === null) return true
  return subject.canBeSent(db, ctx, { subjectId, roles })
}
