import * as z from 'zod/mini'
import { applicationPaths } from '#contract/addresses.ts'
import { paymentNeedRoutes } from '#contract/payments/paymentNeed.ts'
import type { Need, NeedSource } from '#src/parts/dashboardParts.ts'
import { justRead } from '#src/parts/justRead.ts'
import { paymentKeys } from './paymentKeys.ts'

/** Loads with the first answer about a mandate, so that the dashboard of everybody else does not carry it. */
let mandateNeeds: typeof import('./mandateNeeds.ts') | undefined

/** Something can be paid by the mandate in force, or the mandate waits for its signature or is suspended. */
export const paymentNeeds: NeedSource = {
  permission: 'payment.make',
  query: ({ api, person, placeId }, { translate: t, format, locale }) => ({
    queryKey: [...paymentKeys.mine(person, placeId), 'need'],
    queryFn: async ({ signal }) => {
      const need = await api(paymentNeedRoutes.read, { params: { placeId }, signal })
      if (need.what && need.what !== 'pay') mandateNeeds = await import('./mandateNeeds.ts')
      return need
    },
    staleTime: justRead,
    select: (data): readonly Need[] => {
      const { what, payable } = z.parse(paymentNeedRoutes.read.answer, data)
      if (!what) return []
      if (what !== 'pay') return mandateNeeds ? [mandateNeeds.needOfMandate(what, locale)] : []
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
    },
  }),
}
