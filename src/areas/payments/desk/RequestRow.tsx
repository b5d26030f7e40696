import type { DeskRefund } from '#contract/payments/refunds.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { Box } from '#src/ui/Box.tsx'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import { RefundTimeline } from '../refund/RefundTimeline.tsx'
import { refundTones } from '../refund/refundTones.ts'
import { type OfRequest, RequestActs } from './RequestActs.tsx'

/** Days before the promise from which it is urgent. */
const urgentDays = 2

/** A requested refund: the owner, the days of request and promise, its state, and the reader's possible decisions. */
export function RequestRow({ refund, ...props }: OfRequest) {
  const { translate: t, format } = useLanguage()
  const { state, ownerName, account, reference, approvedBy, confirmedBy, isOwn, isApprover } = refund
  const { declinedBecause, bankCode, transferredOn } = refund
  const amount = format.money(refund.amount)
  const hint = isOwn ? 'own' : state === 'approved' && isApprover ? 'approver' : state
  return (
    <Stack gap={3} py={4}>
      <Flex flexWrap="wrap" justifyContent="space-between" alignItems="start" columnGap={4} rowGap={2}>
        <Heading level={3}>{t('refundDesk.of', { name: ownerName, amount })}</Heading>
        <Flex flexWrap="wrap" gap={2}>
          <DaysLeft refund={refund} />
          <Tag tone={refundTones[state]}>{t(`refundDesk.states.${state}`)}</Tag>
        </Flex>
      </Flex>
      <Text>
        {t(`refundDesk.sentences.${hint}`, {
          reason: declinedBecause ?? '',
          date: transferredOn === null ? '' : format.date(momentOf(transferredOn)),
          code: bankCode ?? '',
        })}
      </Text>
      <Facts
        columns={{ base: 1, phone: 2, tablet: 4 }}
        gap={3}
        lines={[
          [t('refundDesk.facts.askedOn'), format.shortDate(new Date(refund.askedAt))],
          [
            t('refundDesk.facts.promisedBy'),
            refund.promisedBy !== null && format.shortDate(momentOf(refund.promisedBy)),
          ],
          [t('refundDesk.facts.account'), account],
          [t('refundDesk.facts.reference'), reference],
          [t('refundDesk.facts.approvedBy'), approvedBy],
          [t('refundDesk.facts.confirmedBy'), confirmedBy],
        ]}
      />
      <RequestActs {...props} refund={refund} />
      <Box>
        <Disclosure icon="clock" label={t('refunds.steps')}>
          <RefundTimeline refund={refund} sourceOf={(source) => t(`refundDesk.sources.${source}`)} />
        </Disclosure>
      </Box>
    </Stack>
  )
}

/** The time left, in banking days. */
function DaysLeft({ refund: { daysLeft } }: { refund: DeskRefund }) {
  const { translate: t, locale } = useLanguage()
  if (daysLeft === null) return null
  const isLate = daysLeft < 0
  const count = Math.abs(daysLeft)
  const said = daysLeft === 0 ? 'today' : (`${isLate ? 'late' : 'left'}.${pluralForm(locale, count)}` as const)
  return (
    <Tag tone={isLate ? 'danger' : daysLeft <= urgentDays ? 'warning' : 'neutral'}>
      {t(`refundDesk.days.${said}`, { count })}
    </Tag>
  )
}
