import * as z from 'zod/mini'
import { bankLineRoutes } from '#contract/accounts/bankLines.ts'
import { applicationPaths } from '#contract/addresses.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import type { NeedQuery } from '#src/parts/fetchedNeeds.ts'

/** Lines of bank statements that wait to be matched. */
export const bankNeeds: NeedQuery = ({ api, placeId }, { translate: t, locale }) => ({
  queryFn: ({ signal }) =>
    api(bankLineRoutes.list, { params: { placeId }, query: { state: 'unmatched', perPage: 1 }, signal }),
  select: (data) => {
    const { total: count } = z.parse(bankLineRoutes.list.answer, data).meta
    if (count === 0) return []
    return [
      {
        id: `bank ${placeId}`,
        urgency: 'someday',
        at: 0,
        icon: 'coins',
        count,
        title: t(`dashboard.needs.bank.${pluralForm(locale, count)}`, { count }),
        detail: t('breadcrumb.pages.bankLines'),
        action: { label: t('dashboard.needs.see'), href: applicationPaths.bankLines },
      },
    ]
  },
})
