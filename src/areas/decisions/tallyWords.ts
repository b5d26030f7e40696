import type { Tally } from '#contract/decisions/majorities.ts'
import type { Translate } from '#locales/catalogue.ts'

/** Which side leads while the count can still change. */
export function standing(t: Translate, tally: Tally) {
  if (tally.votersExpressed === 0) return t('decisions.tally.none')
  if (tally.isAdopted) return t('decisions.tally.now.adopted')
  if (tally.for > tally.against) return t('decisions.tally.now.ahead')
  return t(tally.for < tally.against ? 'decisions.tally.now.behind' : 'decisions.tally.now.even')
}
