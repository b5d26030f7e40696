import { useQueryClient } from '@tanstack/react-query'
import { confirmationMachine } from '#machines/parts/confirmation/confirmation.machine.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Confirmation } from '#src/parts/Confirmation.tsx'
import { successSnack } from '#src/parts/successSnack.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { Button } from '#src/ui/Button.tsx'
import { agreeToRefund } from './desk.actors.ts'
import type { OfRequest } from './RequestActs.tsx'

/** Approves a refund, or confirms it as the second person, after a question. */
export function AgreeToRefund(props: OfRequest & { act: 'approve' | 'confirm' }) {
  const { api, person, placeId, inspect, say, refund, act } = props
  const { translate: t, format } = useLanguage()
  const client = useQueryClient()
  const question = useFlow(
    () =>
      confirmationMachine.provide({
        actors: {
          carryOut: agreeToRefund({ api, client, person, placeId }, act, () =>
            say(successSnack(t, t(`refundDesk.${act}.done`))),
          ),
        },
      }),
    { inspect },
  )
  const about = { name: refund.ownerName, amount: format.money(refund.amount), account: refund.account }
  return (
    <span>
      <Button
        aria-label={t(`refundDesk.${act}.actOf`, about)}
        onClick={() => question.send({ type: 'question.ask', subject: refund.id })}
      >
        {t(`refundDesk.${act}.act`)}
      </Button>
      <Confirmation
        confirmationRef={question}
        title={t(`refundDesk.${act}.question`)}
        confirmLabel={t(`refundDesk.${act}.act`)}
        failure={t('refundDesk.overtaken')}
      >
        {t(`refundDesk.${act}.text`, about)}
      </Confirmation>
    </span>
  )
}
