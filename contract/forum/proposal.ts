import * as z from 'zod/mini'
import { personShown } from '../people.ts'
import { longText, requiredText } from '../text.ts'

export const proposalTitleLimit = 200

/** A question that a co-owner proposes for the agenda of the next meeting. */
export const newProposal = z.strictObject({ title: requiredText(proposalTitleLimit), body: longText })

/** The same, for the page of its topic. */
export const proposal = z.object({
  title: z.string(),
  body: z.string(),
  author: personShown,
  /** Whether the caller proposed it. */
  isOwn: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type Proposal = z.output<typeof proposal>
