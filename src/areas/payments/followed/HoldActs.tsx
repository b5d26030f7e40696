import { useQueryClient } from '@tanstack/react-query'
import type { Payment } from '#contract/payments/payments.ts'
import { paymentRoutes } from '#contract/payments/payments.ts'
import { confirmationMachine } from '#machines/parts/confirmation/confirmation.machine.ts'
import { paymentAfter } from '#machines/payments/payment/payment.lifecycle.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Confirmation } from '#src/parts/Confirmation.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { successSnack } from '#src/parts/successSnack.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { Button } from '#src/ui/Button.tsx'
import { holdPayment } from './hold.actors.ts'

type Props = Pick<ScreenProps, 'api' | 'person' | 'inspect' | 'say'> & { payment: Payment }

const actions = { hold: { type: 'payment.hold' }, release: { type: 'payment.release' } } as const

/** Holds a debit back, or lets it be collected after all; each undoes the other. */
export function HoldActs({ payment, ...props }: Props) {
  const act = (['hold', 'release'] as const).find((one) => paymentAfter(payment.state, payment, actions[one]))
  return act && <Act key={act} {...props} payment={payment} act={act} />
}

function Act({ api, person, inspect, say, payment, act }: Props & { act: 'hold' | 'release' }) {
  const { translate: t, format } = useLanguage()
  const client = useQueryClient()
  const question = useFlow(
    () =>
      confirmationMachine.provide({
        actors: {
          carryOut: holdPayment({ api, client, person }, paymentRoutes[act], () =>
            say(successSnack(t, t(`followed.${act}.done`))),
          ),
        },
      }),
    { inspect },
  )
  return (
    <div>
      <Button variant="secondary" onClick={() => question.send({ type: 'question.ask', subject: payment.id })}>
        {t(`followed.${act}.act`)}
      </Button>
      <Confirmation
        confirmationRef={question}
        title={t(`followed.${act}.question`)}
        confirmLabel={t(`followed.${act}.confirm`)}
        failure={t(`followed.${act}.failed`)}
      >
        {t(`followed.${act}.text`, {
          amount: format.money(payment.amount),
          date: format.date(momentOf(payment.collectOn)),
        })}
      </Confirmation>
    </div>
  )
}
