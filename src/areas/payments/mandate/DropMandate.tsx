import { useQueryClient } from '@tanstack/react-query'
import { mandateRoutes } from '#contract/payments/mandates.ts'
import { confirmationMachine } from '#machines/parts/confirmation/confirmation.machine.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Confirmation } from '#src/parts/Confirmation.tsx'
import { successSnack } from '#src/parts/successSnack.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { Button } from '#src/ui/Button.tsx'
import { endMandate } from './mandate.actors.ts'
import type { OfOwnMandate } from './OwnMandate.tsx'

/** Discards the mandate that waits for a signature. */
export function DropMandate({ api, person, placeId, standing, inspect, say }: OfOwnMandate) {
  const t = useTranslate()
  const client = useQueryClient()
  const question = useFlow(
    () =>
      confirmationMachine.provide({
        actors: {
          carryOut: endMandate({ api, client, person, placeId }, mandateRoutes.drop, () =>
            say(successSnack(t, t('mandate.drop.done'))),
          ),
        },
      }),
    { inspect },
  )
  return (
    <div>
      <Button variant="quiet" onClick={() => question.send({ type: 'question.ask', subject: '' })}>
        {t('mandate.acts.drop')}
      </Button>
      <Confirmation
        confirmationRef={question}
        title={t('mandate.drop.question')}
        confirmLabel={t('mandate.drop.confirm')}
      >
        {t(standing.current ? 'mandate.drop.textReplacing' : 'mandate.drop.text')}
      </Confirmation>
    </div>
  )
}
