import * as z from 'zod/mini'
import { optionalTypedDate, typedDate } from '#contract/dates.ts'
import { saying } from '#contract/problems.ts'
import { longText, optionalLongText, requiredText } from '#contract/text.ts'

/** A comment, what was done, or what is still wrong. */
export const wordsSchema = z.object({ body: longText })

/** `today` is in the building's time zone: a planned day in the past is invalid. The day is optional. */
export const workOrderSchema = (today: string) =>
  z.object({
    provider: requiredText(120),
    plannedOn: z._default(
      optionalTypedDate.check(z.refine((day: string) => day === '' || day >= today, saying('inThePast'))),
      '',
    ),
    body: optionalLongText,
  })

/** `today` is in the building's time zone: a promised day in the past is invalid. */
export const acknowledgementSchema = (today: string) =>
  z.object({
    responsibleId: z.uuid(saying('required')),
    promisedOn: typedDate.check(z.refine((day: string) => day >= today, saying('inThePast'))),
    body: optionalLongText,
  })

export type Acknowledgement = {
  readonly action: 'acknowledge'
  readonly responsibleId: string
  readonly promisedOn: string
  readonly body: string | null
}
export type OrderedWork = {
  readonly action: 'orderWork'
  readonly provider: string
  readonly plannedOn: string | null
  readonly body: string | null
}
export type Words<Action> = { readonly action: Action; readonly body: string }
/** What the forms of a report's dialog send. */
export type ReportAct = Acknowledgement | OrderedWork | Words<'resolve'> | Words<'reopen'>
