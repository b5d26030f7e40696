import * as z from 'zod/mini'
import { applicationPaths } from '#contract/addresses.ts'
import { refundsToDecide } from '#contract/payments/refundsToDecide.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import type { NeedQuery } from '#src/parts/fetchedNeeds.ts'
import { fetchedWords } from '#src/parts/fetchedWords.ts'
import { momentOf } from '#src/parts/momentOf.ts'
import { needsOfPlaces } from '#src/parts/needsOfPlaces.ts'

/** Refunds of owners that wait for a decision of the person, in all their places. */
export const refundNeeds: NeedQuery = ({ api, placeId: selected }, language) => ({
  queryFn: ({ signal }) => api(refundsToDecide, { signal, isPlaceless: true }),
  select: (data) => {
    const { format, locale } = language
    const t = fetchedWords(locale)
    const { places } = z.parse(refundsToDecide.answer, data)
    return needsOfPlaces(places, { language, selected }, ({ placeId, count, promisedBy }, place) => {
      const day = momentOf(promisedBy)
      return {
        id: `refunds ${placeId}`,
        urgency: 'soon',
        at: day.getTime(),
        icon: 'coins',
        count,
        title: t(`refunds.${pluralForm(locale, count)}`, { count }),
        detail: t('refunds.detail', { place, date: format.date(day) }),
        action: { label: t('refunds.action'), href: applicationPaths.refundDesk },
      }
    })
  },
})
