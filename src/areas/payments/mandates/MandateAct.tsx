import { useQueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { type DeskMandate, mandateDeskRoutes } from '#contract/payments/mandateDesk.ts'
import { confirmationMachine } from '#machines/parts/confirmation/confirmation.machine.ts'
import { elided } from '#src/i18n/elided.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Confirmation } from '#src/parts/Confirmation.tsx'
import { successSnack } from '#src/parts/successSnack.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { Button } from '#src/ui/Button.tsx'
import type { OfBank } from '../bank/CollectionsScreen.tsx'
import type { BankDependencies } from '../bank/collection.actors.ts'
import { paymentKeys } from '../paymentKeys.ts'

type Act = 'release' | 'end'
type Props = OfBank & { mandate: DeskMandate; act: Act }

/** Releases a mandate, or ends it, after a question; somebody may have been faster. */
export function MandateAct({ api, person, placeId, inspect, say, mandate, act }: Props) {
  const t = useTranslate()
  const client = useQueryClient()
  const question = useFlow(
    () =>
      confirmationMachine.provide({
        actors: {
          carryOut: actOnMandate({ api, client, person, placeId }, act, () =>
            say(successSnack(t, t(`mandateDesk.${act}.done`))),
          ),
        },
      }),
    { inspect },
  )
  const name = mandate.ownerName
  return (
    <span>
      <Button
        variant={act === 'release' ? 'primary' : 'secondary'}
        aria-label={elided(t(`mandateDesk.${act}.actOf`, { name }), name)}
        onClick={() => question.send({ type: 'question.ask', subject: mandate.id })}
      >
        {t(`mandateDesk.${act}.act`)}
      </Button>
      <Confirmation
        confirmationRef={question}
        title={t(`mandateDesk.${act}.question`)}
        confirmLabel={t(`mandateDesk.${act}.act`)}
        failure={t('mandateDesk.overtaken')}
      >
        {elided(t(`mandateDesk.${act}.text`, { name }), name)}
      </Confirmation>
    </span>
  )
}

/** The page refetches the mandates, whatever the response. */
const actOnMandate = ({ api, client, person, placeId }: BankDependencies, act: Act, onDone: () => void) =>
  fromPromise<unknown, { subject: string }>(async ({ input: { subject: mandateId }, signal }) => {
    try {
      await api(mandateDeskRoutes[act], { params: { placeId, mandateId }, signal })
      onDone()
    } finally {
      await client.invalidateQueries({ queryKey: paymentKeys.all(person) })
    }
  })
