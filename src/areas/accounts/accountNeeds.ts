import * as z from 'zod/mini'
import { accountRoutes } from '#contract/accounts/accounts.ts'
import { applicationPaths } from '#contract/addresses.ts'
import { serverNow } from '#src/api/serverClock.ts'
import type { Need, NeedSource } from '#src/parts/dashboardParts.ts'
import { justRead } from '#src/parts/justRead.ts'
import { momentOf } from '#src/parts/momentOf.ts'
import { accountsKeys } from './accounts.queries.ts'

/** Milliseconds: a call for funds becomes a need a fortnight before it is due. */
const fortnight = 14 * 24 * 3_600_000

/** An amount is due, or will be soon. */
export const accountNeeds: NeedSource = {
  permission: 'account.read',
  waitsIn: { page: 'personalAccount' },
  query: ({ api, person, placeId }, { translate: t, format }) => ({
    queryKey: accountsKeys.mine(person, placeId),
    queryFn: ({ signal }) => api(accountRoutes.mine, { params: { placeId }, signal }),
    staleTime: justRead,
    select: (data) => {
      const { balance, nextCall } = z.parse(accountRoutes.mine.answer, data)
      const action = { label: t('dashboard.needs.seeAccount'), href: applicationPaths.personalAccount }
      const needs: Need[] = []
      if (balance > 0) {
        needs.push({
          id: `balance ${placeId}`,
          urgency: 'late',
          at: 0,
          icon: 'coins',
          title: t('dashboard.needs.owed', { amount: format.money(balance) }),
          detail: t('dashboard.needs.owedDetail'),
          action,
          subject: 'debt',
          givesWay: 1,
        })
      }
      if (nextCall && nextCall.toPay > 0 && momentOf(nextCall.dueOn).getTime() - serverNow() < fortnight) {
        needs.push({
          id: `call ${placeId} ${nextCall.dueOn}`,
          urgency: 'soon',
          at: momentOf(nextCall.dueOn).getTime(),
          icon: 'calendar',
          // The page already shows an amount that is due.
          title: t(nextCall.toPay === balance ? 'dashboard.needs.nextCallSame' : 'dashboard.needs.nextCall', {
            amount: format.money(nextCall.toPay),
            date: format.date(momentOf(nextCall.dueOn)),
          }),
          detail: nextCall.label,
          action,
        })
      }
      return needs
    },
  }),
}
