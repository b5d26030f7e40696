import { useQuery } from '@tanstack/react-query'
import { commitmentOf } from '#contract/decisions/ballotLog.ts'
import type { BallotEntry, Receipt } from '#contract/decisions/decisionVotes.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Notice } from '#src/ui/Notice.tsx'

type Props = { receipt: Receipt; entries: readonly BallotEntry[] }

/** Whether a receipt is in the log unchanged, and whether its commitment matches the choice. */
export function ReceiptVerdict({ receipt, entries }: Props) {
  const t = useTranslate()
  const { decisionId, entry, secret, voterId, castById, vote, ballotHash } = receipt
  const isFound = entries.some(({ sequence, hash }) => sequence === entry.sequence && hash === entry.hash)
  const { data: commitment } = useQuery({
    queryKey: ['commitment', decisionId, entry.sequence, secret],
    queryFn: () =>
      commitmentOf({ secret, decisionId, voterId, castById, choice: vote.choice, votes: vote.votes, ballotHash }),
  })
  if (!isFound || (commitment !== undefined && commitment !== entry.commitment)) {
    return (
      <Notice tone="danger" title={t('verification.yours')}>
        {t(isFound ? 'verification.doesNotOpen' : 'verification.notFound')}
      </Notice>
    )
  }
  return (
    <Notice tone="success" title={t('verification.yours')}>
      {t('verification.found', { number: entry.sequence })} {commitment !== undefined && t('verification.opens')}
    </Notice>
  )
}
