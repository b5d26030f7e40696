import { useQueryClient } from '@tanstack/react-query'
import type { RefundDetail } from '#contract/payments/refunds.ts'
import { confirmationMachine } from '#machines/parts/confirmation/confirmation.machine.ts'
import { refundAfter } from '#machines/payments/refund/refund.lifecycle.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Confirmation } from '#src/parts/Confirmation.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { successSnack } from '#src/parts/successSnack.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { Box } from '#src/ui/Box.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import { RefundTimeline } from './RefundTimeline.tsx'
import { withdrawRefund } from './refund.actors.ts'
import { refundTones } from './refundTones.ts'

type Props = ScreenProps & { placeId: string; refund: RefundDetail }

/** A refund: its state, its promised day, its steps, and the button to withdraw it. */
export function RefundRow({ api, person, placeId, inspect, say, refund }: Props) {
  const { translate: t, format } = useLanguage()
  const client = useQueryClient()
  const question = useFlow(
    () =>
      confirmationMachine.provide({
        actors: {
          carryOut: withdrawRefund({ api, client, person, placeId }, () =>
            say(successSnack(t, t('refunds.withdraw.done'))),
          ),
        },
      }),
    { inspect },
  )
  const { id, state, account, promisedBy, declinedBecause, transferredOn, isHandedOut } = refund
  const amount = format.money(refund.amount)
  const day = (date: string | null) => (date === null ? '' : format.date(momentOf(date)))
  const facts = { isOwn: true, isApprover: false, isHandedOut }
  const sentence = t(`refunds.sentences.${state}`, {
    account,
    reason: declinedBecause ?? '',
    date: day(transferredOn),
  })
  return (
    <Stack gap={2} py={3}>
      <Flex justifyContent="space-between" alignItems="start" gap={4}>
        <Text variant="strong">{t('refunds.of', { amount })}</Text>
        <Box flex="none">
          <Tag tone={refundTones[state]}>{t(`refunds.states.${state}`)}</Tag>
        </Box>
      </Flex>
      <Text>{sentence}</Text>
      {promisedBy !== null && <Text>{t('refunds.promised', { date: day(promisedBy), account })}</Text>}
      <Disclosure icon="clock" label={t('refunds.steps')}>
        <RefundTimeline refund={refund} sourceOf={(source) => t(`followed.timeline.sources.${source}`)} />
      </Disclosure>
      {refundAfter(state, facts, { type: 'refund.withdraw' }) !== null && (
        <div>
          <Button variant="secondary" onClick={() => question.send({ type: 'question.ask', subject: id })}>
            {t('refunds.withdraw.act')}
          </Button>
        </div>
      )}
      <Confirmation
        confirmationRef={question}
        title={t('refunds.withdraw.question')}
        confirmLabel={t('refunds.withdraw.confirm')}
      >
        {t('refunds.withdraw.text', { amount })}
      </Confirmation>
    </Stack>
  )
}
