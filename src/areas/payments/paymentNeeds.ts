import * as z from 'zod/mini'
import { applicationPaths } from '#contract/addresses.ts'
import { paymentNeedRoutes } from '#contract/payments/paymentNeed.ts'
import type { Need, NeedSource } from '#src/parts/dashboardParts.ts'
import { justRead } from '#src/parts/justRead.ts'
import { paymentKeys } from './paymentKeys.ts'
import { signaturePath } from './setup/setupWords.ts'

/** Something can be paid by the mandate in force, or the mandate waits for its signature. */
export const paymentNeeds: NeedSource = {
  permission: 'payment.make',
  query: ({ api, person, placeId }, { translate: t, format }) => ({
    queryKey: [...paymentKeys.mine(person, placeId), 'need'],
    queryFn: ({ signal }) => api(paymentNeedRoutes.read, { params: { placeId }, signal }),
    staleTime: justRead,
    select: (data): readonly Need[] => {
      const { what, payable } = z.parse(paymentNeedRoutes.read.answer, data)
      switch (what) {
        case 'sign':
          return [
            {
              id: 'mandate',
              urgency: 'soon',
              at: 0,
              icon: 'edit',
              title: t('dashboard.needs.sign'),
              detail: t('dashboard.needs.signDetail'),
              action: { label: t('dashboard.needs.resume'), href: signaturePath },
            },
          ]
        case 'pay':
          return [
            {
              id: `pay ${placeId}`,
              urgency: 'late',
              at: 0,
              icon: 'coins',
              title: t('dashboard.needs.pay', { amount: format.money(payable) }),
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
