import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Payment } from '#contract/payments/payments.ts'
import { confirmationMachine } from '#machines/parts/confirmation/confirmation.machine.ts'
import { paymentAfter } from '#machines/payments/payment/payment.lifecycle.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Confirmation } from '#src/parts/Confirmation.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { successSnack } from '#src/parts/successSnack.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { Button } from '#src/ui/Button.tsx'
import { holdMutation, releasePayment } from './hold.actors.ts'

type Props = Pick<ScreenProps, 'api' | 'person' | 'inspect' | 'say'> & { payment: Payment }

const actions = { hold: { type: 'payment.hold' }, release: { type: 'payment.release' } } as const

/** Holds a debit back, or releases it, with one press. */
export function HoldActs({ payment, ...props }: Props) {
  const act = (['hold', 'release'] as const).find((one) => paymentAfter(payment.state, payment, actions[one]))
  return act && <Act {...props} payment={payment} act={act} />
}

/** One button for both, so that it keeps the focus. */
function Act({ api, person, inspect, say, payment, act }: Props & { act: 'hold' | 'release' }) {
  const { translate: t, format } = useLanguage()
  const client = useQueryClient()
  const holding = useMutation(holdMutation({ api, client, person }))
  const question = useFlow(
    () =>
      confirmationMachine.provide({
        actors: {
          carryOut: releasePayment({ api, client, person }, () => say(successSnack(t, t('followed.release.done')))),
        },
      }),
    { inspect },
  )
  const hold = () =>
    holding.mutate(payment.id, {
      onSuccess: () => say(successSnack(t, t('followed.hold.done'))),
      onError: () => say({ message: t('followed.hold.failed'), tone: 'error' }),
    })
  return (
    <div>
      <Button
        variant="secondary"
        isBusy={holding.isPending}
        onClick={() => (act === 'hold' ? hold() : question.send({ type: 'question.ask', subject: payment.id }))}
      >
        {t(`followed.${act}.act`)}
      </Button>
      <Confirmation
        confirmationRef={question}
        title={t('followed.release.question')}
        confirmLabel={t('followed.release.confirm')}
        failure={t('followed.release.failed')}
      >
        {t('followed.release.text', {
          amount: format.money(payment.amount),
          date: format.date(momentOf(payment.collectOn)),
        })}
      </Confirmation>
    </div>
  )
}
