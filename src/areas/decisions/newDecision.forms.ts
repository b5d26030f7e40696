import * as z from 'zod/mini'
import { countTimes } from '#contract/decisions/decisionDrafts.ts'
import { newDecision } from '#contract/decisions/decisions.ts'
import { majorityRule } from '#contract/decisions/majorityRules.ts'
import { saying } from '#contract/problems.ts'

/** A typed amount in cents; empty = none. */
const typedAmount = z.pipe(
  z.string(),
  z.transform((typed, context) => {
    if (typed.trim() === '') return null
    const cents = Math.round(Number(typed.replace(/\s/g, '').replace(',', '.')) * 100)
    if (!(cents >= 1 && cents <= 99_999_999)) {
      context.issues.push({ code: 'custom', message: 'invalidAmount', input: typed })
    }
    return cents
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
    cost: z._default(typedAmount, null),
    day: z.iso
      .date(saying('required'))
      .check(z.refine((day: string) => day >= first, saying('voteTooShort')))
      .check(z.refine((day: string) => day <= last, saying('voteTooLong'))),
    time: z.string(saying('required')).check(z.minLength(1, saying('required'))),
    count: z._default(z.enum(countTimes), 'end'),
  })
