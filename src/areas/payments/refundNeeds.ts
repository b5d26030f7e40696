import * as z from 'zod/mini'
import { applicationPaths } from '#contract/addresses.ts'
import { paymentNeedRoutes } from '#contract/payments/paymentNeed.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import type { Need } from '#src/parts/dashboardParts.ts'
import type { NeedQuery } from '#src/parts/fetchedNeeds.ts'
import { momentOf } from '#src/parts/momentOf.ts'

/** Refunds of owners that wait for a decision of the person. */
export const refundNeeds: NeedQuery = ({ api, placeId }, { translate: t, format, locale }) => ({
  queryFn: ({ signal }) => api(paymentNeedRoutes.refunds, { params: { placeId }, signal }),
  select: (data): readonly Need[] => {
    const { count, promisedBy } = z.parse(paymentNeedRoutes.refunds.answer, data)
    if (promisedBy === null) return []
    const day = momentOf(promisedBy)
    return [
      {
        id: `refunds ${placeId}`,
        urgency: 'soon',
        at: day.getTime(),
        icon: 'coins',
        count,
        title: t(`dashboard.needs.refunds.${pluralForm(locale, count)}`, { count }),
        detail: t('dashboard.needs.refunds.detail', { date: format.date(day) }),
        action: { label: t('dashboard.needs.refunds.action'), href: applicationPaths.refundDesk },
      },
    ]
  },
})
