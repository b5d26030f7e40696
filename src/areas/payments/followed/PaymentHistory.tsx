import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { MoreButton } from '#src/parts/MoreButton.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Panel } from '#src/ui/Panel.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { SkeletonText } from '#src/ui/SkeletonText.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { paymentQueries } from '../paymentQueries.ts'
import { PaymentRow } from './PaymentRow.tsx'
import { useNextDebits } from './useNextDebits.ts'

/** The payments of the person in the place, the latest first, except those among the next debits. */
export function PaymentHistory(props: ScreenProps & { placeId: string }) {
  const { api, person, placeId, preload } = props
  const t = useTranslate()
  const { debits } = useNextDebits(props)
  const payments = useInfiniteQuery(paymentQueries(api, person, placeId).list())
  return (
    <Panel title={t('followed.title')}>
      <Loaded query={payments} skeleton={<SkeletonText lines={4} />}>
        {({ rows }) => {
          const shown = rows.filter(({ id }) => !debits.some((debit) => debit.id === id))
          return shown.length === 0 && !payments.hasNextPage ? (
            <Stack gap={2}>
              <Text>{t('followed.none')}</Text>
              <Text variant="muted">{t('followed.noneText')}</Text>
            </Stack>
          ) : (
            <Stack gap={4}>
              <RuledList aria-label={t('followed.title')}>
                {shown.map((payment) => (
                  <li key={payment.id}>
                    <PaymentRow payment={payment} onAim={() => preload('payment')} />
                  </li>
                ))}
              </RuledList>
              <MoreButton query={payments} label={t('followed.more')} />
            </Stack>
          )
        }}
      </Loaded>
    </Panel>
  )
}
