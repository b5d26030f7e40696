import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import type { Tally } from '#contract/decisions/majorities.ts'
import type { Translate } from '#locales/catalogue.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { serverNow } from '#src/api/serverClock.ts'
import type { Language } from '#src/i18n/TranslateProvider.tsx'

/** Which side leads while the count can still change. */
export function standing(t: Translate, tally: Tally) {
  if (tally.votersExpressed === 0) return t('decisions.tally.none')
  if (tally.isAdopted) return t('decisions.tally.now.adopted')
  if (tally.for > tally.against) return t('decisions.tally.now.ahead')
  return t(tally.for < tally.against ? 'decisions.tally.now.behind' : 'decisions.tally.now.even')
}

type Words = Pick<Language, 'translate' | 'format' | 'locale'>

/** How many owners have voted. */
export const turnoutText = ({ translate: t, format, locale }: Words, { turnout }: Pick<DecisionDetail, 'turnout'>) =>
  t(`decisions.turnout.voted.${pluralForm(locale, turnout.votersExpressed)}`, {
    count: format.integer(turnout.votersExpressed),
    total: format.integer(turnout.votersCount),
  })

/** How many of them voted in the meeting, and how many at a distance; `null` before a meeting has begun. */
export function waysText(
  { translate: t, format }: Words,
  { turnout: { votersExpressed, votersInRoom }, meeting }: Pick<DecisionDetail, 'turnout' | 'meeting'>,
) {
  if (votersExpressed === 0 || meeting === null || Date.parse(meeting.heldAt) > serverNow()) return null
  const remote = votersExpressed - votersInRoom
  if (remote === 0) return t('decisions.turnout.ways.noneRemote')
  if (votersInRoom === 0) return t('decisions.turnout.ways.noneInRoom')
  return t('decisions.turnout.ways.both', { room: format.integer(votersInRoom), remote: format.integer(remote) })
}

/** The ballots in the log, with the reasons why they are more than the voters. */
export function ballotsText(
  { translate: t, format, locale }: Words,
  { log, turnout }: Pick<DecisionDetail, 'log' | 'turnout'>,
) {
  const counted = (key: 'voters' | 'ballots' | 'replaced' | 'uncounted', count: number) =>
    t(`decisions.ballots.${key}.${pluralForm(locale, count)}`, { count: format.integer(count) })
  const voters = turnout.votersExpressed
  const { ballots, replaced } = log
  const uncounted = ballots - replaced - voters
  const surplus = [
    ...(replaced > 0 ? [counted('replaced', replaced)] : []),
    ...(uncounted > 0 ? [counted('uncounted', uncounted)] : []),
  ]
  return surplus.length === 0
    ? counted('ballots', ballots)
    : t('decisions.ballots.surplus', {
        voters: counted('voters', voters),
        ballots: counted('ballots', ballots),
        surplus: surplus.join(t('decisions.ballots.and')),
      })
}
