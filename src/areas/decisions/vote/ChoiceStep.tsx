import { useSelector } from '@xstate/react'
import { choices } from '#contract/decisions/majorities.ts'
import type { MajorityRule } from '#contract/decisions/majorityRules.ts'
import { selectDraft, selectHasMoved, selectIsIncomplete } from '#machines/decisions/vote/vote.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { StepForm } from '#src/parts/StepForm.tsx'
import { Button } from '#src/ui/Button.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { StepFoot } from '#src/ui/StepFoot.tsx'
import { StepTitle } from '#src/ui/StepTitle.tsx'
import { Text } from '#src/ui/Text.tsx'
import { formerText } from '../decisionWords.ts'
import type { OfVoteStep } from './VoteSteps.tsx'

/** How an abstention counts, which differs between laws and majorities. */
const abstention = {
  art24: 'notCounted',
  art24_iii: 'notCounted',
  art25: 'against',
  art26: 'against',
  unanimity: 'against',
  ccq1096: 'present',
  ccq1097: 'present',
  ccq1098: 'against',
} as const satisfies Record<MajorityRule, string>

/** Step 2: for, against, or neither. */
export function ChoiceStep({ voteRef, decision: { rule, ownVote } }: OfVoteStep) {
  const t = useTranslate()
  const { choice } = useSelector(voteRef, selectDraft)
  const hasMoved = useSelector(voteRef, selectHasMoved)
  const isIncomplete = useSelector(voteRef, selectIsIncomplete)
  const hints = {
    for: t('votes.vote.choice.forHint'),
    against: t('votes.vote.choice.againstHint'),
    abstain: t(`votes.vote.choice.abstainHint.${abstention[rule]}`),
  }
  return (
    <StepForm onConfirm={() => voteRef.send({ type: 'choice.confirm' })}>
      <Stack gap={4}>
        <StepTitle hasMoved={hasMoved}>{t('votes.vote.choice.title')}</StepTitle>
        {ownVote && <Text variant="muted">{t('votes.vote.choice.present', { choice: formerText(t, ownVote) })}</Text>}
        <RadioCards
          legend={t('votes.vote.choice.legend')}
          isLegendHidden
          name="choice"
          value={choice}
          onChange={(chosen) => voteRef.send({ type: 'choice.choose', choice: chosen })}
          options={choices.map((value) => ({
            value,
            label: t(`decisions.choices.${value}`),
            hint: hints[value],
          }))}
          error={isIncomplete && choice === null ? t('votes.vote.choice.required') : undefined}
        />
        <StepFoot>
          <Button variant="quiet" onClick={() => voteRef.send({ type: 'step.select', step: 'documents' })}>
            {t('common.back')}
          </Button>
          <Button type="submit">{t('common.continue')}</Button>
        </StepFoot>
      </Stack>
    </StepForm>
  )
}
