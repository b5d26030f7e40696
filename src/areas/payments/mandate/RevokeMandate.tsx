import { useQueryClient } from '@tanstack/react-query'
import { mandateRoutes } from '#contract/payments/mandates.ts'
import { confirmationMachine } from '#machines/parts/confirmation/confirmation.machine.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Confirmation } from '#src/parts/Confirmation.tsx'
import { successSnack } from '#src/parts/successSnack.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { Button } from '#src/ui/Button.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { endMandate } from './mandate.actors.ts'
import type { OfOwnMandate } from './OwnMandate.tsx'

/** Ends the mandate in force, or suspended. */
export function RevokeMandate({ api, person, placeId, inspect, say }: OfOwnMandate) {
  const t = useTranslate()
  const client = useQueryClient()
  const question = useFlow(
    () =>
      confirmationMachine.provide({
        actors: {
          carryOut: endMandate({ api, client, person, placeId }, mandateRoutes.revoke, () =>
            say(successSnack(t, t('mandate.revoke.done'))),
          ),
        },
      }),
    { inspect },
  )
  return (
    <Panel title={t('mandate.end.title')} lead={t('mandate.end.text')}>
      <Button variant="secondary" onClick={() => question.send({ type: 'question.ask', subject: '' })}>
        {t('mandate.acts.revoke')}
      </Button>
      <Confirmation
        confirmationRef={question}
        title={t('mandate.revoke.question')}
        confirmLabel={t('mandate.revoke.confirm')}
      >
        {t('mandate.revoke.text')}
      </Confirmation>
    </Panel>
  )
}
