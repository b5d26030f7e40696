import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import type { MeetingDetail } from '#contract/decisions/meetingDesk.ts'
import type { Power } from '#contract/decisions/powers.ts'
import type { Language } from '#src/i18n/TranslateProvider.tsx'
import { castText, moment } from '../decisionWords.ts'
import { isValidPower } from '../offeredActions.ts'

/** The power that has to be revoked before another one can be given. */
function validPowerText({ translate: t }: Pick<Language, 'translate'>, powers: readonly Power[]) {
  const valid = powers.find(isValidPower)
  if (!valid) return null
  const isAccepted = valid.status === 'accepted'
  return t(`votes.power.over.${isAccepted ? 'accepted' : 'offered'}`, { name: valid.holder.displayName })
}

/** Why no power can be given for a decision. */
export function decisionObstacle(language: Language, { life, dueAt, ownVote, ownVotes, powers }: DecisionDetail) {
  const { translate: t } = language
  if (ownVotes === null) return t('votes.vote.notYours.text')
  if (life !== 'open') return t(`decisions.outcome.${life}`)
  if (ownVote) return `${castText(language, ownVote)} ${t('votes.vote.changeable', moment(language, dueAt))}`
  return validPowerText(language, powers) ?? t('votes.power.over.changed')
}

/** Why nobody can be named for a meeting. */
export function meetingObstacle(language: Language, { heldAt, hasBegun, ownVotes, powers }: MeetingDetail) {
  const { translate: t } = language
  if (ownVotes === 0) return t('votes.power.over.notYours')
  if (hasBegun) return t('votes.power.over.begun', moment(language, heldAt))
  return validPowerText(language, powers) ?? t('votes.power.over.changed')
}
