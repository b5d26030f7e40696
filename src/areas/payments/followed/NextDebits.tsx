import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Box } from '#src/ui/Box.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import { HoldActs } from './HoldActs.tsx'
import { useNextDebits } from './useNextDebits.ts'
import { paymentTones, usePaymentWords } from './usePaymentWords.ts'

/** The debits that the mandate prepares, and those held back; nothing while there are none. */
export function NextDebits(props: ScreenProps & { placeId: string }) {
  const { translate: t, format } = useLanguage()
  const words = usePaymentWords()
  const { debits } = useNextDebits(props)
  if (debits.length === 0) return null
  return (
    <Panel title={t('followed.next.title')} lead={t('followed.next.lead')}>
      <RuledList isTrimmed>
        {debits.map((payment) => (
          <li key={payment.id}>
            <Stack gap={3} py={4}>
              <Flex justifyContent="space-between" alignItems="start" gap={4}>
                <Text variant="strong">
                  {t(payment.state === 'held' ? 'followed.next.heldOn' : 'followed.next.on', {
                    amount: format.money(payment.amount),
                    date: format.date(momentOf(payment.collectOn)),
                  })}
                </Text>
                <Box flex="none">
                  <Tag tone={paymentTones[payment.state]}>{words.stateOf(payment)}</Tag>
                </Box>
              </Flex>
              <Text variant="small">{words.originOf(payment)}</Text>
              <HoldActs {...props} payment={payment} />
            </Stack>
          </li>
        ))}
      </RuledList>
    </Panel>
  )
}
