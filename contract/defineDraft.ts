import * as z from 'zod/mini'
import type { Permission } from './permissions.ts'

/** Longer than the maximum that can be sent, so that a text that is too long is kept too. */
export const typed = (maximum: number) => z.string().check(z.maxLength(maximum))
export const longTyped = typed(20_000)

/** A form whose content is stored while a person fills it in. */
export type DraftForm<Schema extends z.ZodMiniType = z.ZodMiniType<DraftValue>> = {
  /** Names the form in the address and in the table: it never changes. */
  readonly form: string
  /** The kind of subject, if the form has one: each subject has its own draft. */
  readonly subject?: string
  /** The permission to send the form. */
  readonly permission: Permission
  /** The fields of the form, whose values need not be valid yet. */
  readonly schema: Schema
}
export type DraftValue = Readonly<Record<string, unknown>>
/** The content of a form. */
export type ValueOf<Form extends DraftForm> = z.output<Form['schema']>

/** Declares the draft of a form. The kit does the rest: one table, one set of routes, one keeper in the page. */
export const defineDraft = <const Form extends DraftForm>(form: Form): Form => form
