import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { amountOf, plannedCalls } from '#machines/accounts/voted/plannedCalls.ts'
import {
  selectFailure,
  selectHasMoved,
  selectIsRecording,
  selectVoted,
} from '#machines/accounts/voted/voted.selectors.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { Button } from '#src/ui/Button.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Select } from '#src/ui/Select.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { StepFoot } from '#src/ui/StepFoot.tsx'
import { StepTitle } from '#src/ui/StepTitle.tsx'
import { Text } from '#src/ui/Text.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { LotExample } from './LotExample.tsx'
import type { OfFlow } from './VotedFlow.tsx'

/** Step 2: the calls that follow, for the building and for one lot, and the button that records the vote. */
export function VotedReview({ votedRef, kind, choices: { lots } }: OfFlow) {
  const { translate: t, format } = useLanguage()
  const voted = useSelector(votedRef, selectVoted)
  const hasMoved = useSelector(votedRef, selectHasMoved)
  const isRecording = useSelector(votedRef, selectIsRecording)
  const failure = useSelector(votedRef, selectFailure)
  const [lotId, setLotId] = useState(lots[0]?.id ?? '')
  const lot = lots.find(({ id }) => id === lotId)
  const calls = plannedCalls(voted).map((call, index) => ({
    ...call,
    number: index + 1,
    own: call.shares.filter((share) => share.lotId === lotId),
  }))
  const whole = calls.reduce((sum, call) => sum + amountOf(call), 0)
  return (
    <Stack gap={5}>
      <StepTitle hasMoved={hasMoved}>{t('voted.reviewing.title')}</StepTitle>
      <Text variant="muted">{t('voted.reviewing.lead')}</Text>
      <Select
        isAlwaysRight
        label={t('voted.reviewing.example')}
        value={lotId}
        options={lots.map(({ id, number }) => ({ value: id, label: t('entry.lotNumber', { number }) }))}
        onChange={({ currentTarget: { value } }) => setLotId(value)}
      />
      <DataTable
        caption={t('voted.reviewing.caption')}
        rows={calls}
        rowKey={({ number }) => `${number}`}
        columns={[
          {
            key: 'dueOn',
            header: t('voted.dueOn'),
            isRowHeader: true,
            cell: ({ dueOn }) => format.date(momentOf(dueOn)),
          },
          {
            key: 'whole',
            header: t('voted.reviewing.building'),
            isNumeric: true,
            cell: (call) => format.money(amountOf(call)),
          },
          {
            key: 'lot',
            header: t('entry.lotNumber', { number: lot?.number ?? '' }),
            isNumeric: true,
            cell: ({ own }) => format.money(amountOf({ shares: own })),
          },
        ]}
      />
      <Text variant="strong">{t('voted.reviewing.sum', { amount: format.money(whole) })}</Text>
      {calls[0] && lot && (
        <Panel title={t('voted.reviewing.why', { number: lot.number, date: format.date(momentOf(calls[0].dueOn)) })}>
          <LotExample shares={calls[0].own} />
        </Panel>
      )}
      <VisuallyHidden role="status">{isRecording && t('common.sending')}</VisuallyHidden>
      {failure !== null && (
        <Notice tone={failure === 'arrivedBefore' ? 'info' : 'danger'} title={t(`voted.failures.${failure}.title`)}>
          {t(`voted.failures.${failure}.text`)}
        </Notice>
      )}
      {failure === 'arrivedBefore' ? (
        <StepFoot>
          <Button onClick={() => votedRef.send({ type: 'vote.begin' })}>{t(`voted.recorded.another.${kind}`)}</Button>
        </StepFoot>
      ) : (
        <StepFoot>
          <Button
            variant="quiet"
            disabled={isRecording}
            onClick={() => votedRef.send({ type: 'step.select', step: 'writing' })}
          >
            {t('common.back')}
          </Button>
          <Button isBusy={isRecording} onClick={() => votedRef.send({ type: 'vote.record' })}>
            {t(failure === null ? `voted.record.${kind}` : 'entry.postAgain')}
          </Button>
        </StepFoot>
      )}
    </Stack>
  )
}
