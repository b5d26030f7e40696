import { useSelector } from '@xstate/react'
import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import { pathOf } from '#contract/paths.ts'
import type { VoteRef } from '#machines/decisions/vote/vote.machine.ts'
import type { selectOutcome } from '#machines/decisions/vote/vote.selectors.ts'
import { selectCanChange, selectIsChange, selectReceiptId } from '#machines/decisions/vote/vote.selectors.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Outcome } from '#src/parts/Outcome.tsx'
import { Button } from '#src/ui/Button.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Text } from '#src/ui/Text.tsx'
import { moment } from '../decisionWords.ts'

type Props = {
  decision: DecisionDetail
  voteRef: VoteRef
  outcome: NonNullable<ReturnType<typeof selectOutcome>>
}

/** The end of the flow: counted with a receipt, counted before, or too late. */
export function VoteOutcome({ decision, voteRef, outcome }: Props) {
  const language = useLanguage()
  const { translate: t } = language
  const receiptId = useSelector(voteRef, selectReceiptId)
  const isChange = useSelector(voteRef, selectIsChange)
  const canChange = useSelector(voteRef, selectCanChange)
  const { id: decisionId, ownVote, dueAt } = decision
  const back = (variant: 'primary' | 'secondary') => (
    <LinkButton href={pathOf('decision', { decisionId })} variant={variant}>
      {t('decisions.page.back')}
    </LinkButton>
  )

  if (outcome === 'counted') {
    return (
      <Outcome
        tone="success"
        title={t(isChange ? 'votes.vote.counted.changedTitle' : 'votes.vote.counted.title')}
        foot={
          <>
            {back('secondary')}
            {receiptId !== null && (
              <LinkButton href={pathOf('receipt', { decisionId, voteId: receiptId })}>
                {t('votes.vote.counted.seeReceipt')}
              </LinkButton>
            )}
          </>
        }
      >
        {ownVote && (
          <Text variant="strong">
            {t('votes.vote.counted.number', { number: ownVote.sequence })}
            {ownVote.replaces !== null && ` ${t('decisions.own.replaces', { number: ownVote.replaces })}`}
          </Text>
        )}
        <Text>{t('votes.vote.counted.receipt')}</Text>
        <Text variant="muted">{t('votes.vote.counted.until', moment(language, dueAt))}</Text>
      </Outcome>
    )
  }
  if (outcome === 'elsewhere') {
    return (
      <Outcome
        tone="info"
        title={t('votes.vote.elsewhere.title')}
        foot={
          <>
            {canChange && (
              <Button variant="secondary" onClick={() => voteRef.send({ type: 'vote.change' })}>
                {t('votes.vote.elsewhere.change')}
              </Button>
            )}
            {back('primary')}
          </>
        }
      >
        <Text>
          {ownVote === null
            ? t('votes.vote.elsewhere.unknown')
            : ownVote.way === 'own'
              ? t('votes.vote.elsewhere.own', moment(language, ownVote.castAt))
              : t('votes.vote.elsewhere.proxy', {
                  name: ownVote.castBy.displayName,
                  ...moment(language, ownVote.castAt),
                })}
        </Text>
      </Outcome>
    )
  }
  if (outcome === 'closed') {
    return (
      <Outcome tone="info" icon="clock" title={t('votes.vote.closed.title')} foot={back('primary')}>
        <Text>{t('votes.vote.closed.text')}</Text>
      </Outcome>
    )
  }
  return (
    <Outcome
      tone="info"
      title={t('votes.vote.refused.title')}
      foot={
        <>
          {back('secondary')}
          <Button onClick={() => voteRef.send({ type: 'step.select', step: 'documents' })}>
            {t('votes.vote.refused.again')}
          </Button>
        </>
      }
    >
      <Text>{t('votes.vote.refused.text')}</Text>
    </Outcome>
  )
}
