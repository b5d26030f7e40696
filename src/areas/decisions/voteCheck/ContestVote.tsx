import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Vote } from '#contract/decisions/decisionVotes.ts'
import { canHappenToVote } from '#machines/decisions/voteCheck/voteCheck.lifecycle.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { ReasonForm } from './ReasonForm.tsx'
import { contestMutation } from './voteCheckQueries.ts'

type Props = Pick<ScreenProps, 'api' | 'person'> & { decisionId: string; vote: Vote }

/** Contests a vote that somebody cast for the reader; nothing for any other vote, and once the votes are counted. */
export function ContestVote({ api, person, decisionId, vote }: Props) {
  const t = useTranslate()
  const client = useQueryClient()
  const [mutation] = useState(() => contestMutation(api, client, { person, decisionId, voteId: vote.id }))
  const contest = useMutation(mutation)
  const viewer = { isParty: true, isVoter: vote.castBy.userId !== vote.voter.userId, hasOpened: false }
  if (vote.isSettled || !canHappenToVote(vote.status, viewer, { type: 'vote.contest' })) return null
  return (
    <Disclosure icon="alert" label={t('checks.contest.open')}>
      <Stack gap={3}>
        <Text variant="small">{t('checks.contest.lead')}</Text>
        <ReasonForm
          name={`contestVote:${person}:${vote.id}`}
          label={t('checks.contest.reason')}
          hint={t('checks.contest.hint')}
          send={t('checks.contest.send')}
          isBusy={contest.isPending}
          onSend={contest.mutateAsync}
        >
          {contest.isError && <Notice tone="danger">{t('checks.contest.failed')}</Notice>}
        </ReasonForm>
      </Stack>
    </Disclosure>
  )
}
