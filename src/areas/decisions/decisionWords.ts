import type { Decision } from '#contract/decisions/decisionList.ts'
import type { Vote } from '#contract/decisions/decisionVotes.ts'
import type { Translate } from '#locales/catalogue.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { serverNow } from '#src/api/serverClock.ts'
import type { Language } from '#src/i18n/TranslateProvider.tsx'

const hour = 3_600_000

/** How long a vote stays open, in the largest whole unit; `null` once it is closed. */
export function timeLeft({ translate: t, locale }: Pick<Language, 'translate' | 'locale'>, dueAt: string) {
  const hours = Math.floor((Date.parse(dueAt) - serverNow()) / hour)
  const days = Math.floor(hours / 24)
  if (hours < 0) return null
  if (days > 0) return t(`decisions.due.days.${pluralForm(locale, days)}`, { count: days })
  return hours > 0 ? t(`decisions.due.hours.${pluralForm(locale, hours)}`, { count: hours }) : t('decisions.due.soon')
}

/** The deadline of the vote, or that it has passed. */
export function dueText(language: Language, { life, dueAt }: Pick<Decision, 'life' | 'dueAt'>) {
  const { translate: t } = language
  if (life === 'open') return t('decisions.due.until', moment(language, dueAt))
  if (life === 'awaitingRequalification') return t('decisions.due.suspended')
  // A vote that a meeting took over or the president closed may have ended before its date.
  return Date.parse(dueAt) > serverNow() ? t('decisions.due.closed') : t('decisions.due.ended', moment(language, dueAt))
}

/** The same in the space of a row: the date and the time left, with the hour on the last day. */
export function rowDueText(language: Language, decision: Pick<Decision, 'life' | 'dueAt'>) {
  const { translate: t } = language
  const { life, dueAt } = decision
  const left = life === 'open' ? timeLeft(language, dueAt) : null
  if (left === null) return dueText(language, decision)
  const isLastDay = Date.parse(dueAt) - serverNow() < 24 * hour
  return `${t(isLastDay ? 'decisions.due.rowUntilTime' : 'decisions.due.rowUntil', moment(language, dueAt))} (${left})`
}

export const moment = ({ format }: Pick<Language, 'format'>, iso: string) => {
  const at = new Date(iso)
  return { date: format.date(at), time: format.time(at) }
}

export const votesText = (t: Translate, { locale, format }: Pick<Language, 'locale' | 'format'>, votes: number) =>
  t(`decisions.own.votes.${pluralForm(locale, votes)}`, { count: format.integer(votes) })

/** The vote about to be replaced: its choice, and who cast it if that was somebody else. */
export const formerText = (t: Translate, { choice, way, castBy }: Pick<Vote, 'choice' | 'way' | 'castBy'>) =>
  way === 'own'
    ? t(`decisions.choices.${choice}`)
    : t('votes.vote.castBy', { choice: t(`decisions.choices.${choice}`), name: castBy.displayName })

const castKeys = {
  own: 'votes.vote.cast.own',
  proxy: 'votes.vote.cast.proxy',
  meeting: 'votes.vote.cast.meeting',
} as const

/** What the person's vote is, since when, and who cast it if that was somebody else. */
export const castText = (language: Language, { choice, way, castBy, castAt }: Vote) =>
  language.translate(castKeys[way], {
    choice: language.translate(`decisions.choices.${choice}`),
    name: castBy.displayName,
    ...moment(language, castAt),
  })
