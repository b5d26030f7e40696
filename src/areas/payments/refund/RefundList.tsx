import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { MoreButton } from '#src/parts/MoreButton.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Panel } from '#src/ui/Panel.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { RefundRow } from './RefundRow.tsx'
import { refundQueries } from './refundQueries.ts'

/** The refunds of the person in the place, the latest first; nothing while there are none. */
export function RefundList(props: ScreenProps & { placeId: string }) {
  const { api, person, placeId } = props
  const t = useTranslate()
  const refunds = useInfiniteQuery(refundQueries(api, person, placeId).list)
  const rows = refunds.data?.rows ?? []
  if (rows.length === 0) return null
  return (
    <Panel title={t('refunds.list')}>
      <Stack gap={4}>
        <RuledList aria-label={t('refunds.list')} isTrimmed>
          {rows.map((refund) => (
            <li key={refund.id}>
              <RefundRow {...props} refund={refund} />
            </li>
          ))}
        </RuledList>
        <MoreButton query={refunds} label={t('followed.more')} />
      </Stack>
    </Panel>
  )
}
