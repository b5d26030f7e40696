import * as z from 'zod/mini'
import { proposalTitleLimit } from '#contract/forum/proposal.ts'
import type { TopicCategory } from '#contract/forum/topicList.ts'
import { topicCategory } from '#contract/forum/topicList.ts'
import { topicTitleLimit } from '#contract/forum/topics.ts'
import { saying } from '#contract/problems.ts'
import type { ReportCategory } from '#contract/reports/reportList.ts'
import { reportCategory } from '#contract/reports/reportList.ts'
import { longText, optionalLongText, requiredText } from '#contract/text.ts'

/** One schema for each dialog, with the fields that it shows. */
export const actSchemas = {
  edit: z.object({ body: longText }),
  report: z.object({ reason: optionalLongText }),
  hide: z.object({ reason: requiredText(1_000) }),
  rename: z.object({ title: requiredText(topicTitleLimit) }),
  move: z.object({ category: z.pipe(z.coerce.number(saying('required')), topicCategory) }),
  propose: z.object({ title: requiredText(proposalTitleLimit), body: longText }),
  openReport: z.object({
    title: requiredText(120),
    category: z.pipe(z.coerce.number(saying('required')), reportCategory),
    body: longText,
  }),
}

export type Edit = { readonly act: 'edit'; readonly postId: string; readonly body: string }
export type Reasoned<Act> = { readonly act: Act; readonly postId: string; readonly reason: string }
export type Rename = { readonly act: 'rename'; readonly title: string }
export type Move = { readonly act: 'move'; readonly category: TopicCategory }
export type Proposal = { readonly act: 'propose'; readonly title: string; readonly body: string }
export type ReportOpening = {
  readonly act: 'openReport'
  readonly title: string
  readonly category: ReportCategory
  readonly body: string
}
/** What the forms of the page send. */
export type TopicAct = Edit | Reasoned<'report'> | Reasoned<'hide'> | Rename | Move | Proposal | ReportOpening
