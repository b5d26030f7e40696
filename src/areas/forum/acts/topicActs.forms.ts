import * as z from 'zod/mini'
import { proposalTitleLimit } from '#contract/forum/proposal.ts'
import { topicTitleLimit } from '#contract/forum/topics.ts'
import { saying } from '#contract/problems.ts'
import { longText, optionalLongText, requiredText } from '#contract/text.ts'

/** One schema for each dialog, with the fields that it shows. */
export const actSchemas = {
  edit: z.object({ body: longText }),
  report: z.object({ reason: optionalLongText }),
  hide: z.object({ reason: requiredText(1_000) }),
  rename: z.object({ title: requiredText(topicTitleLimit) }),
  move: z.object({ category: z.string(saying('required')) }),
  propose: z.object({ title: requiredText(proposalTitleLimit), body: longText }),
  openReport: z.object({
    title: requiredText(120),
    category: z.string(saying('required')),
    body: longText,
  }),
}
