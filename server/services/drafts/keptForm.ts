import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { DraftForm } from '#contract/defineDraft.ts'
import type { RoleName } from '#contract/roles.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'

type Subject = { readonly subjectId: string; readonly roles: readonly RoleName[] }

/** The things that one form of an area is about. */
export type DraftSubject = {
  /** The place it belongs to; `null` = there is no such thing. */
  readonly placeOf: (db: Queryable, subjectId: string) => Promise<string | null>
  /** Whether the person could send the form as things stand: what they cannot send is neither shown nor kept. */
  readonly canBeSent?: (db: Queryable, ctx: SignedInCtx, subject: Subject) => Promise<boolean>
  /** Whether drafts about it wait on: the others are cleared away. */
  readonly waits: (db: Queryable, subjectId: AnyPgColumn) => SQL
}

/** One form of an area whose drafts are kept; each area names its own in its manifest. */
export type KeptForm = { readonly draft: DraftForm; readonly subject?: DraftSubject }

/** Asked for by the compiler where the form is about one thing of the place. */
type Finding<Form extends DraftForm> = Form extends { readonly subject: string } ? [subject: DraftSubject] : []

/** Declares a form whose drafts are kept. */
export function keepForm<Form extends DraftForm>(draft: Form, ...finding: Finding<Form>): KeptForm {
  const [subject]: readonly (DraftSubject | undefined)[] = finding
  return subject ? { draft, subject } : { draft }
}
