import * as z from 'zod/mini'
import { screenPaths } from '#contract/addresses.ts'
import { pathOf } from '#contract/paths.ts'
import { reportsToAnswer } from '#contract/reports/reportsToAnswer.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import type { Need } from '#src/parts/dashboardParts.ts'
import type { NeedQuery } from '#src/parts/fetchedNeeds.ts'
import { fetchedWords } from '#src/parts/fetchedWords.ts'
import { momentOf } from '#src/parts/momentOf.ts'
import { needsOfPlaces } from '#src/parts/needsOfPlaces.ts'

/** What the people who answer reports have to answer, in all their places: new emergencies, each or by place, then overdue promises. */
export const answerNeeds: NeedQuery = ({ api, placeId: selected }, language) => ({
  queryFn: ({ signal }) => api(reportsToAnswer, { signal }),
  select: (found) => {
    const { translate, format, locale } = language
    const t = fetchedWords(locale)
    const reader = { language, selected }
    const { emergencies, furtherEmergencies, overdue } = z.parse(reportsToAnswer.answer, found)
    const see = (href: string) => ({ label: translate('dashboard.needs.see'), href })
    return [
      ...emergencies.map(
        ({ id, title, placeId, placeName, createdAt }): Need => ({
          id: `emergency ${id}`,
          urgency: 'now',
          icon: 'alert',
          at: Date.parse(createdAt),
          title: t('emergency.title', { title }),
          detail: `${placeName} ·\u00a0${format.recentDate(new Date(createdAt))}`,
          place: { id: placeId, name: placeName },
          action: see(pathOf('report', { reportId: id })),
        }),
      ),
      ...needsOfPlaces(
        furtherEmergencies,
        reader,
        ({ placeId, count }, place): Need => ({
          id: `further emergencies ${placeId}`,
          urgency: 'now',
          icon: 'alert',
          count,
          at: Number.POSITIVE_INFINITY,
          title: t(`emergency.${pluralForm(locale, count)}`, { count }),
          detail: place,
          action: see(`${screenPaths.reports}?etat=opened&tri=created_at`),
        }),
      ),
      ...needsOfPlaces(overdue, reader, ({ placeId, count, first }, place): Need => {
        const promised = momentOf(first.promisedOn)
        const isAlone = count === 1
        return {
          id: `overdue ${placeId}`,
          urgency: 'late',
          icon: 'clock',
          count,
          at: promised.getTime(),
          title: isAlone ? t('overdue.alone', { title: first.title }) : t('overdue.many', { count }),
          detail: t(`overdue.${isAlone ? 'late' : 'since'}`, { place, date: format.date(promised) }),
          action: see(isAlone ? pathOf('report', { reportId: first.id }) : `${screenPaths.reports}?filtre=overdue`),
        }
      }),
    ]
  },
})
