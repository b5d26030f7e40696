import type { RefusedVote, Vote } from '#contract/decisions/decisionVotes.ts'
import { elided } from '#src/i18n/elided.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'

/** Whether a vote that somebody cast for an owner counts; nothing for one that needs no check. */
export function CheckedVote({ status }: Pick<Vote, 'status'>) {
  const t = useTranslate()
  // A refused vote has its own notice.
  if (status === 'valid' || status === 'refused') return null
  return <Text variant="small">{t(`checks.about.${status}`)}</Text>
}

/** A vote that was refused, and why, for its owner and for the holder of the power. */
export function RefusedVoteNotice({ refused: { vote, reason, isOwn } }: { refused: RefusedVote }) {
  const t = useTranslate()
  const title = isOwn
    ? elided(t('checks.refusedOwn', { name: vote.castBy.displayName }), vote.castBy.displayName)
    : elided(t('checks.refusedFor', { name: vote.voter.displayName }), vote.voter.displayName)
  return (
    <Notice tone="warning" title={title}>
      {t('checks.refusedReason', { reason })}
    </Notice>
  )
}
