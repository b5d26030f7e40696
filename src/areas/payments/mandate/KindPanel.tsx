import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { MoneyOrder } from '#contract/payments/mandates.ts'
import { mandateKinds } from '#contract/payments/mandates.ts'
import { type KindChangeRef, kindChangeMachine } from '#machines/payments/kindChange/kindChange.machine.ts'
import {
  selectChosen,
  selectConfirmation,
  selectIsSending,
  selectPart,
  selectRefusal,
} from '#machines/payments/kindChange/kindChange.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { PasswordForm } from '#src/parts/PasswordForm.tsx'
import { StepForm } from '#src/parts/StepForm.tsx'
import { successSnack } from '#src/parts/successSnack.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { Button } from '#src/ui/Button.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { StepFoot } from '#src/ui/StepFoot.tsx'
import { Text } from '#src/ui/Text.tsx'
import { offeredActs } from '../standing.ts'
import { kindActors } from './mandate.actors.ts'
import type { OfOwnMandate } from './OwnMandate.tsx'

type Props = OfOwnMandate & { mandate: MoneyOrder }

/** What the mandate pays, and the way to change it. */
export function KindPanel({ api, person, placeId, standing, mandate, inspect, say }: Props) {
  const t = useTranslate()
  const client = useQueryClient()
  const flow = useFlow(
    () =>
      kindChangeMachine.provide({
        actors: kindActors({ api, client, person, placeId }),
        actions: { announceChange: () => say(successSnack(t, t('mandate.kind.changed'))) },
      }),
    { inspect },
  )
  const part = useSelector(flow, selectPart)
  const refusal = useSelector(flow, selectRefusal)
  return (
    <Panel title={t('mandate.kind.title')}>
      {part === 'resting' && (
        <Stack gap={4}>
          <div>
            <Text variant="strong">{t(`mandate.kinds.${mandate.kind}.name`)}</Text>
            <Text variant="muted">{t(`mandate.kinds.${mandate.kind}.text`)}</Text>
          </div>
          {refusal !== null && (
            <Notice tone="danger">
              {t(refusal === 'out_of_slot' ? 'mandate.kind.out_of_slot' : 'mandate.kind.refused')}
            </Notice>
          )}
          {offeredActs(standing).choose && (
            <div>
              <Button variant="secondary" onClick={() => flow.send({ type: 'change.begin', present: mandate.kind })}>
                {t('mandate.kind.change')}
              </Button>
            </div>
          )}
        </Stack>
      )}
      {part === 'choosing' && <Choice flow={flow} />}
      {part === 'confirm' && <Confirm flow={flow} mandate={mandate} />}
    </Panel>
  )
}

function Choice({ flow }: { flow: KindChangeRef }) {
  const t = useTranslate()
  const chosen = useSelector(flow, selectChosen)
  return (
    <StepForm onConfirm={() => flow.send({ type: 'kind.confirm' })}>
      <Stack gap={4}>
        <RadioCards
          legend={t('mandate.kind.choose')}
          name="kind"
          options={mandateKinds.map((value) => ({
            value,
            label: t(`mandate.kinds.${value}.name`),
            hint: t(`mandate.kinds.${value}.text`),
          }))}
          value={chosen}
          onChange={(kind) => flow.send({ type: 'kind.choose', kind })}
        />
        <StepFoot>
          <Button variant="quiet" onClick={() => flow.send({ type: 'change.cancel' })}>
            {t('shared.confirm.cancel')}
          </Button>
          <Button type="submit">{t('mandate.kind.next')}</Button>
        </StepFoot>
      </Stack>
    </StepForm>
  )
}

function Confirm({ flow, mandate }: { flow: KindChangeRef; mandate: MoneyOrder }) {
  const t = useTranslate()
  const chosen = useSelector(flow, selectChosen)
  const confirmation = useSelector(flow, selectConfirmation)
  const isSending = useSelector(flow, selectIsSending)
  return (
    <Stack gap={4}>
      <Facts
        isRuled
        values={{ fontWeight: 600 }}
        lines={[
          [t('mandate.kind.from'), t(`mandate.kinds.${mandate.kind}.name`)],
          [t('mandate.kind.to'), t(`mandate.kinds.${chosen}.name`)],
        ]}
      />
      {confirmation && (
        <PasswordForm
          confirmationRef={confirmation}
          sendLabel={t('mandate.kind.send')}
          back={
            <Button variant="quiet" disabled={isSending} onClick={() => flow.send({ type: 'kind.back' })}>
              {t('common.back')}
            </Button>
          }
        />
      )}
    </Stack>
  )
}
