import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { screenPaths } from '#contract/addresses.ts'
import {
  type PaymentMandateRef,
  paymentMandateMachine,
} from '#machines/payments/paymentMandate/paymentMandate.machine.ts'
import { selectIsBusy, selectPart } from '#machines/payments/paymentMandate/paymentMandate.selectors.ts'
import { setupSteps } from '#machines/payments/paymentMandate/paymentMandate.setup.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Outcome } from '#src/parts/Outcome.tsx'
import { useAddress } from '#src/parts/useAddress.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import type { KeptDraft } from '#src/parts/WithDraft.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { StepIndicator } from '#src/ui/StepIndicator.tsx'
import { Text } from '#src/ui/Text.tsx'
import { NightNotice } from '../mandate/NightNotice.tsx'
import type { OfOwnMandate } from '../mandate/OwnMandate.tsx'
import { CreateStep } from './CreateStep.tsx'
import { PayStep } from './PayStep.tsx'
import { SignStep } from './SignStep.tsx'
import { setupActors, setupAddress, toSetupStanding } from './setup.actors.ts'
import type { WrittenMandate } from './setup.forms.ts'

const leaveFor = (answer: { readonly kind: string; readonly url?: string }) => {
  if (answer.url !== undefined) globalThis.location.assign(answer.url)
}

type Props = OfOwnMandate & { readonly kept: KeptDraft<WrittenMandate> }
export type OfSetup = Props & { readonly setupRef: PaymentMandateRef }

/** The flow of the setup, shown at its current step. */
export function SetupFlow(props: Props) {
  const { api, person, placeId, portal, inspect, standing, kept } = props
  const t = useTranslate()
  const client = useQueryClient()
  const address = useAddress(portal)
  const setupRef = useFlow(
    () => {
      const steps = setupAddress.provide(portal, address.write)
      return paymentMandateMachine.provide({
        actors: { ...steps.actors, ...setupActors({ api, client, person, placeId }) },
        actions: { ...steps.actions, forgetDraft: kept.forget, goToProvider: (_, { answer }) => leaveFor(answer) },
      })
    },
    { inspect, input: { step: setupAddress.stepAt(portal), standing: toSetupStanding(standing) } },
  )
  const part = useSelector(setupRef, selectPart)
  const isBusy = useSelector(setupRef, selectIsBusy)
  const isKept = kept.hasDraft() || standing.unsigned !== null
  if (part === 'over') {
    return (
      <Outcome
        tone="info"
        title={t('setup.over.title')}
        foot={<LinkButton href={screenPaths.mandate}>{t('setup.over.back')}</LinkButton>}
      >
        {isKept && <Text>{t('setup.over.kept')}</Text>}
        <Text>{t('setup.over.text')}</Text>
      </Outcome>
    )
  }
  if (part === 'closed') {
    return (
      <Stack gap={5}>
        <NightNotice standing={standing} />
        {isKept && <Text>{t('setup.closed.kept')}</Text>}
        <div>
          <LinkButton href={screenPaths.mandate} variant="secondary">
            {t('setup.over.back')}
          </LinkButton>
        </div>
      </Stack>
    )
  }
  const step = { ...props, setupRef }
  return (
    <Stack gap={5}>
      <StepIndicator
        label={t('setup.steps.label')}
        steps={setupSteps.map((id) => ({
          id,
          label: t(`setup.steps.${id}`),
          // A signed mandate cannot be edited.
          ...((isBusy || part === 'pay') && { isSelectable: false }),
        }))}
        current={part}
        onSelect={(id) => {
          const chosen = setupSteps.find((one) => one === id)
          if (chosen) setupRef.send({ type: 'step.select', step: chosen })
        }}
      />
      {part === 'create' && <CreateStep {...step} />}
      {part === 'sign' && <SignStep {...step} />}
      {part === 'pay' && <PayStep {...step} />}
    </Stack>
  )
}
