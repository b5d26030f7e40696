import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { DraftForm } from '#contract/defineDraft.ts'
import type { RoleName } from '#contract/roles.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'

type Subject = { readonly subjectId: string; readonly roles: readonly RoleName[] }

export type DraftSubject = {
  /** The place of the subject; `null` = it does not exist. */
  readonly placeOf: (db: Queryable, subjectId: string) => Promise<string | null>
  /** Whether the person could send the form now; otherwise its draft is neither shown nor stored. */
  readonly canBeSent?: (db: Queryable, ctx: SignedInCtx, subject: Subject) => Promise<boolean>
  /** Whether the person has sent the form with these values: such a draft is neither shown nor stored. */
  readonly isSent?: (db: Queryable, ctx: SignedInCtx, value: unknown) => Promise<boolean>
  /** Whether drafts about the subject are kept; the others are deleted. */
  readonly waits: (subjectId: AnyPgColumn) => SQL
}

/** A form with drafts, declared in the manifest of its area. */
export type KeptForm = { readonly draft: DraftForm; readonly subject?: DraftSubject }

/** Required by the compiler for a form with a subject. */
type Finding<Form extends DraftForm> = Form extends { readonly subject: string } ? [subject: DraftSubject] : []

export function keepForm<Form extends DraftForm>(draft: Form, ...finding: Finding<Form>): KeptForm {
  const [subject]: readonly (DraftSubject | undefined)[] = finding
  return subject ? { draft, subject } : { draft }
}
