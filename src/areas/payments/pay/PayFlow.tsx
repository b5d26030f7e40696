import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Due } from '#contract/payments/debts.ts'
import { type PaymentRef, paymentMachine } from '#machines/payments/payment/payment.machine.ts'
import { selectPart } from '#machines/payments/payment/payment.selectors.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useAddress } from '#src/parts/useAddress.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import type { Standing } from '../standing.ts'
import { ChoiceStep } from './ChoiceStep.tsx'
import { ConfirmStep } from './ConfirmStep.tsx'
import { Overview } from './Overview.tsx'
import { PaymentOutcome } from './PaymentOutcome.tsx'
import { paymentActors, paymentAddress, paymentDraft } from './payment.actors.ts'

type OfPaying = ScreenProps & { readonly placeId: string; readonly due: Due; readonly standing: Standing }
export type OfPayStep = OfPaying & { readonly flow: PaymentRef }

/** The due amount, and the steps to pay it. */
export function PayFlow(props: OfPaying) {
  const { api, person, portal, inspect, placeId } = props
  const client = useQueryClient()
  const address = useAddress(portal)
  const [draft] = useState(() => paymentDraft(person, placeId))
  const flow = useFlow(
    () => {
      const steps = paymentAddress.provide(portal, address.write)
      return paymentMachine.provide({
        actors: { ...paymentActors({ api, client, person, placeId }), ...steps.actors },
        actions: { ...draft.actions, ...steps.actions },
      })
    },
    { inspect, input: { draft: draft.read(), step: paymentAddress.stepAt(portal) } },
  )
  const part = useSelector(flow, selectPart)
  switch (part) {
    case 'choice':
      return <ChoiceStep {...props} flow={flow} />
    case 'confirm':
      return <ConfirmStep {...props} flow={flow} />
    case 'overview':
      return <Overview {...props} flow={flow} />
    default:
      return <PaymentOutcome {...props} flow={flow} />
  }
}
