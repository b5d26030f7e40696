import { useSelector } from '@xstate/react'
import type { ContestedVote } from '#contract/decisions/voteContests.ts'
import type { ContestRef } from '#machines/decisions/contest/contest.machine.ts'
import { selectHasFailed, selectIsSending, selectRefusal } from '#machines/decisions/contest/contest.selectors.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { ReasonForm } from '../voteCheck/ReasonForm.tsx'
import { contestDraft } from './contestDraft.ts'
import { VoteFacts } from './VoteFacts.tsx'

/** The vote, and why its owner contests it. */
export function ContestForm({ contestRef, vote }: { contestRef: ContestRef; vote: ContestedVote }) {
  const { translate: t, format } = useLanguage()
  const isSending = useSelector(contestRef, selectIsSending)
  const hasFailed = useSelector(contestRef, selectHasFailed)
  const refusal = useSelector(contestRef, selectRefusal) ?? undefined
  const until = vote.until === null ? null : new Date(vote.until)
  return (
    <>
      <Stack gap={4}>
        <Heading takesFocus>{t('contest.heading')}</Heading>
        <Text>{t('contest.lead')}</Text>
        <Text>
          {until === null
            ? t('contest.untilCount')
            : t('contest.until', { date: format.date(until), time: format.time(until) })}
        </Text>
      </Stack>
      <VoteFacts vote={vote} />
      <ReasonForm
        name={contestDraft(vote)}
        label={t('contest.reason')}
        hint={t('contest.reasonHint')}
        send={t('contest.send')}
        isBusy={isSending}
        isPrimary
        refusal={refusal}
        onSend={(reason) => {
          contestRef.send({ type: 'vote.contest', reason })
          // The chart forgets the draft once the server has answered.
          return undefined
        }}
      >
        {hasFailed && <Notice tone="danger">{t('contest.failed')}</Notice>}
      </ReasonForm>
    </>
  )
}
