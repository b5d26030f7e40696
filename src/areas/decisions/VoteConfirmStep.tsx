import { useSelector } from '@xstate/react'
import {
  selectBinding,
  selectDraft,
  selectHasMoved,
  selectIsChange,
  selectIsSending,
  selectReplaces,
} from '#machines/vote/vote.selectors.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { StepTitle } from '../StepTitle.tsx'
import { formerText, moment, votesText } from './decisionWords.ts'
import { summary } from './flowStyles.ts'
import { PasswordForm } from './PasswordForm.tsx'
import type { OfVoteStep } from './VoteSteps.tsx'

/** Step 3: the choice once more, the password, and the button that votes. */
export function VoteConfirmStep({ voteRef, decision }: OfVoteStep) {
  const language = useLanguage()
  const { translate: t } = language
  const { choice } = useSelector(voteRef, selectDraft)
  const hasMoved = useSelector(voteRef, selectHasMoved)
  const isChange = useSelector(voteRef, selectIsChange)
  const replaces = useSelector(voteRef, selectReplaces)
  const isSending = useSelector(voteRef, selectIsSending)
  const binding = useSelector(voteRef, selectBinding)
  // While it is on its way the page may hear of the new one already.
  const former = decision.ownVote?.id === replaces ? decision.ownVote : null
  return (
    <Stack gap={4}>
      <StepTitle hasMoved={hasMoved}>
        {t(isChange ? 'votes.vote.confirm.changeTitle' : 'votes.vote.confirm.title')}
      </StepTitle>
      <Card>
        <dl css={summary}>
          <div>
            <dt>{t('votes.vote.confirm.choice')}</dt>
            <dd>{choice && t(`decisions.choices.${choice}`)}</dd>
          </div>
          {former && (
            <div>
              <dt>{t('votes.vote.confirm.former')}</dt>
              <dd>{formerText(t, former)}</dd>
            </div>
          )}
          <div>
            <dt>{t('votes.vote.confirm.decision')}</dt>
            <dd>{decision.title}</dd>
          </div>
          <div>
            <dt>{t('votes.vote.confirm.votes')}</dt>
            <dd>{votesText(t, language, decision.ownVotes ?? 0)}</dd>
          </div>
        </dl>
      </Card>
      <Text variant="small">
        {t('votes.vote.confirm.until', moment(language, decision.dueAt))} {t('votes.vote.confirm.secret')}
      </Text>
      {binding && (
        <PasswordForm
          bindingRef={binding}
          sendLabel={t(isChange ? 'votes.vote.confirm.sendChange' : 'votes.vote.confirm.send')}
          back={
            <Button
              variant="quiet"
              disabled={isSending}
              onClick={() => voteRef.send({ type: 'step.select', step: 'choice' })}
            >
              {t('common.back')}
            </Button>
          }
        />
      )}
    </Stack>
  )
}
