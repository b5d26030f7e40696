import * as z from 'zod/mini'
import { screenPaths } from '#contract/addresses.ts'
import { pathOf } from '#contract/paths.ts'
import { reportsToAnswer } from '#contract/reports/reportsToAnswer.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import type { Need } from '#src/parts/dashboardParts.ts'
import type { NeedQuery } from '#src/parts/fetchedNeeds.ts'
import { momentOf } from '#src/parts/momentOf.ts'
import { needsOfPlaces } from '#src/parts/needsOfPlaces.ts'

/** What the people who answer reports have to answer, in all their places: new emergencies, then overdue promises. */
export const answerNeeds: NeedQuery = ({ api, placeId: selected }, language) => ({
  queryFn: ({ signal }) => api(reportsToAnswer, { signal }),
  select: (found) => {
    const { translate: t, format, locale } = language
    const { emergencies, overdue } = z.parse(reportsToAnswer.answer, found)
    const see = (href: string) => ({ label: t('dashboard.needs.see'), href })
    return [
      ...emergencies.map(
        ({ id, title, placeId, placeName, createdAt }): Need => ({
          id: `emergency ${id}`,
          urgency: 'now',
          icon: 'alert',
          at: Date.parse(createdAt),
          title,
          detail: t('dashboard.needs.emergency', {
            place: placeName,
            date: format.recentDate(new Date(createdAt)),
          }),
          place: { id: placeId, name: placeName },
          action: see(pathOf('report', { reportId: id })),
        }),
      ),
      ...needsOfPlaces(overdue, { language, selected }, ({ placeId, count, first }, place): Need => {
        const promised = momentOf(first.promisedOn)
        const isAlone = count === 1
        return {
          id: `overdue ${placeId}`,
          urgency: 'late',
          icon: 'clock',
          count,
          at: promised.getTime(),
          title: isAlone ? first.title : t(`dashboard.needs.overdue.${pluralForm(locale, count)}`, { count }),
          detail: t(`dashboard.needs.overdue.${isAlone ? 'alone' : 'many'}`, {
            place,
            date: format.date(promised),
          }),
          action: see(isAlone ? pathOf('report', { reportId: first.id }) : `${screenPaths.reports}?filtre=overdue`),
        }
      }),
    ]
  },
})
