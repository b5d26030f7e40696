import * as z from 'zod/mini'
import { defineDraft, longTyped, typed } from '../defineDraft.ts'
import { equipmentValue, reportCategory, reportKind } from './reports.ts'

/** A report that a person is writing. */
export const reportDraft = defineDraft({
  form: 'report',
  permission: 'report.create',
  schema: z.strictObject({
    /** The `Idempotency-Key` of the report, made with the draft: retries create one report. */
    key: z.uuid(),
    category: z.nullable(reportCategory),
    kind: z.nullable(reportKind),
    /** `null` = not chosen yet. */
    equipment: z.nullable(equipmentValue),
    equipmentId: z.nullable(z.uuid()),
    title: typed(1_000),
    description: longTyped,
  }),
})

/** A comment that a person is writing. */
export const commentDraft = defineDraft({
  form: 'comment',
  subject: 'report',
  permission: 'report.comment',
  schema: z.strictObject({ body: longTyped }),
})
