import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useRef } from 'react'
import type { DeskRefund } from '#contract/payments/refunds.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { MoreButton } from '#src/parts/MoreButton.tsx'
import { useKeptFocus } from '#src/parts/useKeptFocus.ts'
import { Box } from '#src/ui/Box.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { OfBank } from '../bank/CollectionsScreen.tsx'
import { RequestRow } from './RequestRow.tsx'

type Props = OfBank & {
  rows: readonly DeskRefund[]
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'>
  isAccountant: boolean
}

/** The requested refunds: open ones first, the earliest promise first. */
export function RefundRequests({ rows, query, ...props }: Props) {
  const t = useTranslate()
  const contents = useRef<HTMLDivElement>(null)
  // A decision removes its button.
  const keptFocus = useKeptFocus(contents)
  return (
    <Box ref={contents} outlineOffset={6} {...keptFocus}>
      <Panel title={t('refundDesk.requests')}>
        {rows.length === 0 ? (
          <EmptyState icon="coins" title={t('refundDesk.none')}>
            <Text>{t('refundDesk.noneText')}</Text>
          </EmptyState>
        ) : (
          <Stack gap={4}>
            <RuledList isTrimmed aria-label={t('refundDesk.requests')}>
              {rows.map((refund) => (
                <li key={refund.id}>
                  <RequestRow {...props} refund={refund} />
                </li>
              ))}
            </RuledList>
            <MoreButton query={query} label={t('refundDesk.more')} />
          </Stack>
        )}
      </Panel>
    </Box>
  )
}
