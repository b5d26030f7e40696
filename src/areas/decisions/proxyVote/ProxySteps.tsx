import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ProxyVoteRef } from '#machines/decisions/proxyVote/proxyVote.machine.ts'
import { selectDraft, selectIsSending, selectStep } from '#machines/decisions/proxyVote/proxyVote.selectors.ts'
import { proxySteps } from '#machines/decisions/proxyVote/proxyVote.setup.ts'
import { selectStored } from '#machines/parts/attachments/attachments.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { createAttachments } from '#src/parts/attachmentActors.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { Stack } from '#src/ui/Stack.tsx'
import { StepIndicator } from '#src/ui/StepIndicator.tsx'
import { BallotStep } from './BallotStep.tsx'
import { PrincipalStep } from './PrincipalStep.tsx'
import { ProxyConfirmStep } from './ProxyConfirmStep.tsx'
import type { OfProxy } from './ProxyVoteScreen.tsx'

export type OfProxyStep = OfProxy & { readonly proxyRef: ProxyVoteRef }

/** The three steps of a proxy vote. Choosing another principal starts again with another ballot. */
export function ProxySteps(props: OfProxyStep) {
  const { principal } = useSelector(props.proxyRef, selectDraft)
  return <OfOne key={principal?.id} {...props} />
}

function OfOne({ proxyRef, ...props }: OfProxyStep) {
  const t = useTranslate()
  const step = useSelector(proxyRef, selectStep)
  const isSending = useSelector(proxyRef, selectIsSending)
  const [kept] = useState(() => selectDraft(proxyRef.getSnapshot()).ballot)
  const attachmentsRef = useFlow(() => createAttachments(props.api), {
    inspect: props.inspect,
    input: { maximum: 1, attachments: kept ? [kept] : [] },
  })

  useEffect(() => {
    const { unsubscribe } = attachmentsRef.subscribe((snapshot) => {
      const [ballot = null] = selectStored(snapshot)
      if (ballot?.id !== selectDraft(proxyRef.getSnapshot()).ballot?.id) {
        proxyRef.send({ type: 'ballot.attach', ballot })
      }
    })
    return unsubscribe
  }, [attachmentsRef, proxyRef])

  const part = { ...props, proxyRef, attachmentsRef }
  return (
    <Stack gap={5}>
      <StepIndicator
        label={t('votes.proxy.steps.label')}
        steps={proxySteps.map((id) => ({
          id,
          label: t(`votes.proxy.steps.${id}`),
          ...(isSending && { isSelectable: false }),
        }))}
        current={step ?? 'principal'}
        onSelect={(id) => {
          const chosen = proxySteps.find((one) => one === id)
          if (chosen) proxyRef.send({ type: 'step.select', step: chosen })
        }}
      />
      {step === 'principal' && <PrincipalStep {...part} />}
      {step === 'ballot' && <BallotStep {...part} />}
      {step === 'confirm' && <ProxyConfirmStep {...part} />}
    </Stack>
  )
}
