import { useSelector } from '@xstate/react'
import {
  selectConfirmation,
  selectDraft,
  selectHasMoved,
  selectIsChange,
  selectIsSending,
  selectReplaces,
} from '#machines/decisions/vote/vote.selectors.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Text } from '#src/ui/Text.tsx'
import { formerText, moment, votesText } from '../decisionWords.ts'
import { PasswordStep } from '../PasswordStep.tsx'
import type { OfVoteStep } from './VoteSteps.tsx'

/** Step 3: the choice for confirmation, the password, and the button that votes. */
export function VoteConfirmStep({ voteRef, decision }: OfVoteStep) {
  const language = useLanguage()
  const { translate: t, format } = language
  const { choice } = useSelector(voteRef, selectDraft)
  const hasMoved = useSelector(voteRef, selectHasMoved)
  const isChange = useSelector(voteRef, selectIsChange)
  const replaces = useSelector(voteRef, selectReplaces)
  const isSending = useSelector(voteRef, selectIsSending)
  const confirmation = useSelector(voteRef, selectConfirmation)
  // While the vote is being sent, the page may already learn of it from the live stream.
  const former = decision.ownVote?.id === replaces ? decision.ownVote : null
  return (
    <PasswordStep
      title={t(isChange ? 'votes.vote.confirm.changeTitle' : 'votes.vote.confirm.title')}
      hasMoved={hasMoved}
      lines={[
        [t('votes.vote.confirm.choice'), choice && t(`decisions.choices.${choice}`)],
        [t('votes.vote.confirm.former'), former && formerText(t, former)],
        [t('votes.vote.confirm.decision'), decision.title],
        [t('votes.vote.confirm.votes'), votesText(t, language, decision.ownVotes ?? 0)],
      ]}
      confirmationRef={confirmation}
      isSending={isSending}
      sendLabel={t(isChange ? 'votes.vote.confirm.sendChange' : 'votes.vote.confirm.send', {
        choice: choice === null ? '' : t(`decisions.choices.${choice}`),
      })}
      cost={
        decision.ownCents !== null && (
          <Text fontWeight={500}>{t('votes.vote.confirm.share', { amount: format.money(decision.ownCents) })}</Text>
        )
      }
      onBack={() => voteRef.send({ type: 'step.select', step: 'choice' })}
    >
      <Text variant="small">
        {t('votes.vote.confirm.until', moment(language, decision.dueAt))} {t('decisions.own.hidden')}
      </Text>
    </PasswordStep>
  )
}
