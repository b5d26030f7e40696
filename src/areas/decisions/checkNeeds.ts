import * as z from 'zod/mini'
import { type ChecksOfPlace, waitingChecks } from '#contract/decisions/waitingChecks.ts'
import { pathOf } from '#contract/paths.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import type { Language } from '#src/i18n/TranslateProvider.tsx'
import type { Need } from '#src/parts/dashboardParts.ts'
import type { NeedQuery } from '#src/parts/fetchedNeeds.ts'
import { fetchedWords } from '#src/parts/fetchedWords.ts'
import { needsOfPlaces } from '#src/parts/needsOfPlaces.ts'

/**
 * Votes by paper power, or contested, in all places of the person: those to check, and on the board those that others check. Each
 * link leads to the decision that is due first.
 */
export const checkNeeds: NeedQuery = ({ api, placeId: selected }, language) => ({
  queryFn: ({ signal }) => api(waitingChecks, { signal }),
  select: (found) => {
    const { own, others } = z.parse(waitingChecks.answer, found)
    return [
      ...needsOfPlaces(own, { language, selected }, ownNeed(language)),
      ...needsOfPlaces(others, { language, selected }, followedNeed(language)),
    ]
  },
})

const ownNeed = ({ format, locale }: Language) => {
  const t = fetchedWords(locale)
  return ({ placeId, count, first }: ChecksOfPlace, place: string): Need => ({
    ...needOf(first),
    id: `check ${placeId}`,
    urgency: 'soon',
    count,
    title: t(`check.${pluralForm(locale, count)}`, { count }),
    detail: t('check.detail', { place, title: first.title, date: format.date(new Date(first.dueAt)) }),
    action: { label: t('check.action'), href: pathOf('decision', { decisionId: first.id }) },
  })
}

/** Nothing for this person to do, so the menu does not count it. */
const followedNeed = ({ translate, locale }: Language) => {
  const t = fetchedWords(locale)
  return ({ placeId, count, first }: ChecksOfPlace, place: string): Need => ({
    ...needOf(first),
    id: `followed check ${placeId}`,
    urgency: 'someday',
    count: 0,
    givesWay: 2,
    title: t(`check.followed.${pluralForm(locale, count)}`, { count }),
    detail: t('check.byOthers', { place }),
    action: { label: translate('dashboard.needs.see'), href: pathOf('decision', { decisionId: first.id }) },
  })
}

const needOf = ({ dueAt }: ChecksOfPlace['first']) => ({ icon: 'check', at: Date.parse(dueAt) }) as const
