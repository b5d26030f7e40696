import * as z from 'zod/mini'
import { applicationPaths } from '#contract/addresses.ts'
import { mandateRoutes } from '#contract/payments/mandates.ts'
import { paymentRoutes } from '#contract/payments/payments.ts'
import type { Need, NeedSource } from '#src/parts/dashboardParts.ts'
import { justRead } from '#src/parts/justRead.ts'
import { paymentKeys } from './mandateQueries.ts'

const answer = z.object({ due: paymentRoutes.due.answer, check: mandateRoutes.check.answer })

/** Something can be paid by the mandate in force, or the mandate waits for its signature. */
export const paymentNeeds: NeedSource = {
  permission: 'payment.make',
  query: ({ api, person, placeId }, { translate: t, format }) => ({
    queryKey: [...paymentKeys.mine(person, placeId), 'needs'],
    queryFn: async ({ signal }) => {
      const params = { placeId }
      const [due, check] = await Promise.all([
        api(paymentRoutes.due, { params, signal }),
        api(mandateRoutes.check, { params, signal }),
      ])
      return { due, check }
    },
    staleTime: justRead,
    select: (data): readonly Need[] => {
      const { due, check } = z.parse(answer, data)
      switch (check.state) {
        case 'unsigned':
          return [
            {
              id: 'mandate',
              urgency: 'soon',
              at: 0,
              icon: 'edit',
              title: t('dashboard.needs.sign'),
              detail: t('dashboard.needs.signDetail'),
              action: { label: t('dashboard.needs.resume'), href: applicationPaths.mandate },
            },
          ]
        case 'manual':
        case 'auto':
        case 'auto_usual':
          if (due.payable === 0 || due.nextPaymentAt !== null) return []
          return [
            {
              id: `pay ${placeId}`,
              urgency: 'late',
              at: 0,
              icon: 'coins',
              title: t('dashboard.needs.pay', { amount: format.money(due.payable) }),
              detail: t('dashboard.needs.payDetail'),
              action: { label: t('dashboard.needs.payAction'), href: applicationPaths.paying },
              subject: 'debt',
            },
          ]
        default:
          return []
      }
    },
  }),
}
