import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { RefundTerms } from '#contract/payments/refunds.ts'
import { type RefundRequestRef, refundRequestMachine } from '#machines/payments/refundRequest/refundRequest.machine.ts'
import { selectPart } from '#machines/payments/refundRequest/refundRequest.selectors.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { successSnack } from '#src/parts/successSnack.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { Button } from '#src/ui/Button.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { Standing } from '../standing.ts'
import { RefundConfirm } from './RefundConfirm.tsx'
import { RefundForm } from './RefundForm.tsx'
import { refundActors } from './refund.actors.ts'
import { refundQueries } from './refundQueries.ts'

type OfRefund = ScreenProps & { readonly placeId: string; readonly standing: Standing }
export type OfRefundStep = OfRefund & { readonly flow: RefundRequestRef; readonly terms: RefundTerms }

/** The button to request a refund, if credit is free and no other refund is open. */
export function RefundPanel(props: OfRefund) {
  const { api, person, placeId, inspect, say } = props
  const { translate: t } = useLanguage()
  const client = useQueryClient()
  const { data: terms } = useQuery(refundQueries(api, person, placeId).terms)
  const flow = useFlow(
    () =>
      refundRequestMachine.provide({
        actors: refundActors({ api, client, person, placeId }),
        actions: { announceRefund: () => say(successSnack(t, t('refunds.asked'))) },
      }),
    { inspect },
  )
  const part = useSelector(flow, selectPart)
  if (!terms || terms.obstacle !== null || (terms.free === 0 && part === 'resting')) return null
  const step = { ...props, flow, terms }
  return (
    <Panel title={t('refunds.title')}>
      {part === 'resting' && <Offer {...step} />}
      {part === 'writing' && <RefundForm {...step} />}
      {part === 'confirm' && <RefundConfirm {...step} />}
    </Panel>
  )
}

function Offer({ flow, terms: { free, announced } }: OfRefundStep) {
  const { translate: t, format } = useLanguage()
  return (
    <Stack gap={3}>
      <Text>{t('refunds.free', { amount: format.money(free) })}</Text>
      {announced > 0 && <Text variant="small">{t('refunds.announced', { amount: format.money(announced) })}</Text>}
      <div>
        <Button variant="secondary" onClick={() => flow.send({ type: 'refund.begin' })}>
          {t('refunds.ask')}
        </Button>
      </div>
    </Stack>
  )
}
