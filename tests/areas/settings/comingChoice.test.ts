import { expect, it } from 'vitest'
import { mailingChoiceFrom } from '#contract/settings.ts'
import { comingChoice } from '#src/areas/settings/comingChoice.ts'

const daysLater = (days: number) => Date.parse(mailingChoiceFrom) + days * 24 * 3_600_000

it('names the day from which choices of a channel apply, until it has passed', () => {
  expect(comingChoice(daysLater(-1))?.toISOString().slice(0, 10)).toBe(mailingChoiceFrom)
  expect(comingChoice(daysLater(1))).toBeNull()
})
