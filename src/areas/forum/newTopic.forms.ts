import * as z from 'zod/mini'
import { topicCategory } from '#contract/forum/topicList.ts'
import { topicTitleLimit } from '#contract/forum/topics.ts'
import { saying } from '#contract/problems.ts'
import { longText, requiredText } from '#contract/text.ts'

export const topicSchema = z.object({
  title: requiredText(topicTitleLimit),
  category: z.pipe(z.coerce.number(saying('required')), topicCategory),
  body: longText,
})
