import type { Attachment } from '#contract/attachments.ts'
import type { ValueOf } from '#contract/defineDraft.ts'
import type { reportDraft } from '#contract/reports/reportDrafts.ts'
import type { EquipmentValue, ReportCategory, ReportKind } from '#contract/reports/reports.ts'

/** The location: a piece of equipment of the place, or only its kind. */
export type Where = { readonly equipment: EquipmentValue | null; readonly equipmentId: string | null }
/** The form of the second step. */
export type Details = Where & { readonly title: string; readonly description: string }
/** The choices and texts so far, with the idempotency key of the report. */
export type Draft = Readonly<ValueOf<typeof reportDraft>> & { readonly attachments: readonly Attachment[] }
export type CompleteDraft = Draft & {
  readonly category: ReportCategory
  readonly kind: ReportKind
  readonly equipment: EquipmentValue
}

export const emptyDraft = (key: string, where: Where): Draft => ({
  key,
  category: null,
  kind: null,
  title: '',
  description: '',
  attachments: [],
  ...where,
})

export const nowhere: Where = { equipment: null, equipmentId: null }

export const hasWhat = ({ category, kind }: Draft) => category !== null && kind !== null

export const isComplete = (draft: Draft): draft is CompleteDraft =>
  hasWhat(draft) && draft.equipment !== null && draft.title.trim() !== '' && draft.description.trim() !== ''

/** The words to search for similar reports; `null` = too few to find any. */
export function wordsOf({ title, description }: Draft): string | null {
  const words = `${title} ${description}`.replace(/\s+/g, ' ').trim().slice(0, 500)
  return words.length < 3 ? null : words
}
