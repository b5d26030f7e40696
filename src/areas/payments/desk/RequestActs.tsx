import type { DeskRefund } from '#contract/payments/refunds.ts'
import { refundAfter } from '#machines/payments/refund/refund.lifecycle.ts'
import { ButtonRow } from '#src/ui/ButtonRow.tsx'
import type { OfBank } from '../bank/CollectionsScreen.tsx'
import { AgreeToRefund } from './AgreeToRefund.tsx'
import { DeclineRefund } from './DeclineRefund.tsx'
import { SettleRefund } from './SettleRefund.tsx'

export type OfRequest = OfBank & {
  readonly refund: DeskRefund
  /** Whether the reader may post to the books. */
  readonly isAccountant: boolean
}

const acts = ['refund.approve', 'refund.confirm', 'refund.settle', 'refund.decline'] as const

/** The decisions about a refund that the chart allows the reader. */
export function RequestActs(props: OfRequest) {
  const { refund, isAccountant } = props
  const may = (type: (typeof acts)[number]) =>
    refundAfter(refund.state, refund, { type }) !== null && (type !== 'refund.settle' || isAccountant)
  if (!acts.some(may)) return null
  return (
    <ButtonRow>
      {may('refund.approve') && <AgreeToRefund {...props} act="approve" />}
      {may('refund.confirm') && <AgreeToRefund {...props} act="confirm" />}
      {may('refund.settle') && <SettleRefund {...props} />}
      {may('refund.decline') && <DeclineRefund {...props} />}
    </ButtonRow>
  )
}
