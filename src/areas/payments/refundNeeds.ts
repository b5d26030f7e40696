import * as z from 'zod/mini'
import { applicationPaths } from '#contract/addresses.ts'
import { paymentNeedRoutes } from '#contract/payments/paymentNeed.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import type { Need, NeedSource } from '#src/parts/dashboardParts.ts'
import { justRead } from '#src/parts/justRead.ts'
import { momentOf } from '#src/parts/momentOf.ts'
import { paymentKeys } from './paymentKeys.ts'

/** Refunds of owners that wait for a decision of the person. */
export const refundNeeds: NeedSource = {
  permission: 'refund.decide',
  waitsIn: { page: 'refundDesk' },
  query: ({ api, person, placeId }, { translate: t, format, locale }) => ({
    queryKey: [...paymentKeys.mine(person, placeId), 'refundNeed'],
    queryFn: ({ signal }) => api(paymentNeedRoutes.refunds, { params: { placeId }, signal }),
    staleTime: justRead,
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
  }),
}
