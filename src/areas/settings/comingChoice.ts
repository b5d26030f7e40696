import { mailingChoiceFrom } from '#contract/settings.ts'
import { momentOf } from '#src/parts/momentOf.ts'

const choiceFrom = momentOf(mailingChoiceFrom)

/** The day from which the choice of a channel applies; `null` once it has passed. */
export const comingChoice = (now: number): Date | null => (choiceFrom.getTime() > now ? choiceFrom : null)
