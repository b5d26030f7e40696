import { useSelector } from '@xstate/react'
import type { VoteRef } from '#machines/decisions/vote/vote.machine.ts'
import { selectIsRestored, selectIsSending, selectStep } from '#machines/decisions/vote/vote.selectors.ts'
import { voteSteps } from '#machines/decisions/vote/vote.setup.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { StepIndicator } from '#src/ui/StepIndicator.tsx'
import { ChoiceStep } from './ChoiceStep.tsx'
import { DocumentsStep } from './DocumentsStep.tsx'
import { VoteConfirmStep } from './VoteConfirmStep.tsx'
import type { OfVote } from './VoteScreen.tsx'

export type OfVoteStep = OfVote & { readonly voteRef: VoteRef }

export function VoteSteps(props: OfVoteStep) {
  const { voteRef } = props
  const t = useTranslate()
  const step = useSelector(voteRef, selectStep)
  const isSending = useSelector(voteRef, selectIsSending)
  const isRestored = useSelector(voteRef, selectIsRestored)
  return (
    <Stack gap={5}>
      <StepIndicator
        label={t('votes.vote.steps.label')}
        steps={voteSteps.map((id) => ({
          id,
          label: t(`votes.vote.steps.${id}`),
          ...(isSending && { isSelectable: false }),
        }))}
        current={step ?? 'documents'}
        onSelect={(id) => {
          const chosen = voteSteps.find((one) => one === id)
          if (chosen) voteRef.send({ type: 'step.select', step: chosen })
        }}
      />
      {isRestored && step !== 'documents' && <Notice>{t('votes.vote.restored')}</Notice>}
      {step === 'documents' && <DocumentsStep {...props} />}
      {step === 'choice' && <ChoiceStep {...props} />}
      {step === 'confirm' && <VoteConfirmStep {...props} />}
    </Stack>
  )
}
