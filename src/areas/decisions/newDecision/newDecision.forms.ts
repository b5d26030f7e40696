import * as z from 'zod/mini'
import { typedAmount } from '#contract/amounts.ts'
import { typedDate } from '#contract/dates.ts'
import { countTimes } from '#contract/decisions/decisionDrafts.ts'
import { newDecision } from '#contract/decisions/decisions.ts'
import { majorityRule } from '#contract/decisions/majorityRules.ts'
import { saying } from '#contract/problems.ts'

const amount = typedAmount()

/** A typed amount in cents; empty = none. */
const optionalAmount = z.pipe(
  z.string(),
  z.transform((typed, context) => {
    if (typed.trim() === '') return null
    const { data = null, error } = z.safeParse(amount, typed)
    for (const { message } of error?.issues ?? []) context.issues.push({ code: 'custom', message, input: typed })
    return data
  }),
)

/** The first and last day on which the vote may end; the server, which knows the moment of its opening, makes the final check. */
export const newDecisionSchema = (first: string, last: string) =>
  z.object({
    title: newDecision.shape.title,
    description: newDecision.shape.description,
    project: z._default(z.string().check(z.maxLength(120, saying('too_long'))), ''),
    rule: z.enum(majorityRule.options, saying('required')),
    keyId: z._default(z.string(), ''),
    cost: z._default(optionalAmount, null),
    day: typedDate
      .check(z.refine((day: string) => day >= first, saying('voteTooShort')))
      .check(z.refine((day: string) => day <= last, saying('voteTooLong'))),
    time: z.string(saying('required')).check(z.minLength(1, saying('required'))),
    count: z._default(z.enum(countTimes), 'end'),
  })
