import { applicationPaths } from '#contract/addresses.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { NextDebits } from '../followed/NextDebits.tsx'
import { PaymentHistory } from '../followed/PaymentHistory.tsx'
import { NightNotice } from '../mandate/NightNotice.tsx'
import { RefundList } from '../refund/RefundList.tsx'
import { RefundPanel } from '../refund/RefundPanel.tsx'
import { lifeOf } from '../standing.ts'
import { DebtList } from './DebtList.tsx'
import { DueCard } from './DueCard.tsx'
import { DueSum } from './DueSum.tsx'
import { PayActs } from './PayActs.tsx'
import type { OfPayStep } from './PayFlow.tsx'

/** The due amount, the next debits and the payments so far. */
export function Overview(props: OfPayStep) {
  const { due, standing, flow } = props
  const t = useTranslate()
  const dueNow = due.debts.filter(({ isDue }) => isDue)
  const later = due.debts.filter(({ isDue }) => !isDue)
  return (
    <Stack gap={5}>
      <NightNotice standing={standing} />
      <DueCard due={due}>
        <PayActs due={due} standing={standing} flow={flow} />
      </DueCard>
      {dueNow.length > 0 && (
        <Panel title={t('paying.debts.title')}>
          <Stack gap={4}>
            <DebtList debts={dueNow} />
            <DueSum due={due} />
          </Stack>
        </Panel>
      )}
      <NextDebits {...props} />
      {later.length > 0 && (
        <Panel title={t('paying.debts.later')} lead={t('paying.debts.laterLead')}>
          <DebtList debts={later} />
        </Panel>
      )}
      <RefundPanel {...props} />
      <RefundList {...props} />
      <PaymentHistory {...props} />
      {lifeOf(standing) !== 'create_money_order' && (
        <div>
          <TextLink href={applicationPaths.mandate} isStandalone>
            {t('paying.due.mandate')}
          </TextLink>
        </div>
      )}
    </Stack>
  )
}
