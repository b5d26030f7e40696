import * as z from 'zod/mini'
import type { Permission } from './permissions.ts'

/** What may be typed is longer than what may be sent: a text that has to be shortened is kept as well. */
export const typed = (maximum: number) => z.string().check(z.maxLength(maximum))
export const longTyped = typed(20_000)

/** A form whose content is stored while a person fills it in. */
export type DraftForm<Schema extends z.ZodMiniType = z.ZodMiniType<DraftValue>> = {
  /** Names the form in the address and in the table: it never changes. */
  readonly form: string
  /** What the form is about, where it is about one thing of the place: there is a draft for each of them. */
  readonly subject?: string
  /** What sending it takes. */
  readonly permission: Permission
  /** What the form holds, field by field: nothing of it has to be right yet. */
  readonly schema: Schema
}
export type DraftValue = Readonly<Record<string, unknown>>
/** What is written into a form. */
export type ValueOf<Form extends DraftForm> = z.output<Form['schema']>

/** Declares what a form keeps. The kit does the rest: one table, one set of routes, one keeper in the page. */
export const defineDraft = <const Form extends DraftForm>(form: Form): Form => form
