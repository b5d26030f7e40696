import { useSelector } from '@xstate/react'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { charts } from '#contract/accounts/chartOfAccounts.ts'
import { kindsOfAccounts } from '#contract/accounts/kindsOfAccounts.ts'
import { selectDraft, selectHasMoved } from '#machines/accounts/voted/voted.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { DraftRestored, DraftStatus } from '#src/parts/DraftNotes.tsx'
import { KeptForm } from '#src/parts/KeptForm.tsx'
import { confirmStep } from '#src/parts/StepForm.tsx'
import { Button } from '#src/ui/Button.tsx'
import { focusFirst } from '#src/ui/focusField.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { StepFoot } from '#src/ui/StepFoot.tsx'
import { StepTitle } from '#src/ui/StepTitle.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useAccountName } from '../useAccountName.ts'
import { DecisionOfVote } from './DecisionOfVote.tsx'
import { useVotedFaults } from './useVotedWords.ts'
import type { OfFlow } from './VotedFlow.tsx'
import { BudgetHeading, WorksHeading } from './VotedHeadingFields.tsx'
import { VotedRowFields } from './VotedRowFields.tsx'
import { VotedTotal } from './VotedTotal.tsx'

/** Step 1: what was voted, by account and key, or by call. */
export function VotedForm(props: OfFlow) {
  const { votedRef, kind, kept, inspect, choices } = props
  const t = useTranslate()
  const accountName = useAccountName()
  const { rows } = useSelector(votedRef, selectDraft)
  const hasMoved = useSelector(votedRef, selectHasMoved)
  const rowsFault = useVotedFaults(votedRef)('rows')
  const accountsId = useId()
  const list = useRef<HTMLDivElement>(null)
  /** Fields keep their typed text, so they are remounted when a decision fills them in. */
  const [filled, setFilled] = useState(0)
  const Heading = kind === 'budget' ? BudgetHeading : WorksHeading
  const { currentCharges } = kindsOfAccounts[choices.chart]

  /** After a row is added or removed, the focus goes to the first field of the row in its place. */
  const moveTo = (index: number) => focusFirst([...(list.current?.children ?? [])].at(index))
  const add = () => {
    flushSync(() => votedRef.send({ type: 'row.add' }))
    moveTo(-1)
  }
  const remove = (rowId: string, index: number) => {
    flushSync(() => votedRef.send({ type: 'row.remove', rowId }))
    moveTo(Math.min(index, (list.current?.children.length ?? 1) - 1))
  }
  return (
    <KeptForm
      formProps={{
        method: 'post',
        noValidate: true,
        onSubmit: (event) => confirmStep(event, () => votedRef.send({ type: 'vote.review' })),
        onBlur: () => undefined,
      }}
      onLeave={kept.leave}
      isAnew={kept.isAnew}
    >
      <Stack gap={4}>
        <DraftRestored inspect={inspect} isRestored={kept.isRestored} isBusy={false} onDiscard={kept.beginAnew} />
        <StepTitle hasMoved={hasMoved}>{t(`voted.heading.${kind}`)}</StepTitle>
        <Text variant="muted">{t(`voted.lead.${kind}`)}</Text>
        <DecisionOfVote {...props} onFilled={() => setFilled(filled + 1)} />
        <Stack key={filled} gap={4}>
          <Heading {...props} />
        </Stack>
        <datalist id={accountsId}>
          {charts[choices.chart]
            .filter((code) => currentCharges.test(code))
            .map((code) => (
              <option key={code} value={code}>
                {accountName(code)}
              </option>
            ))}
        </datalist>
        <Stack gap={4} ref={list}>
          {rows.map((row, index) => (
            <VotedRowFields
              key={row.id}
              {...props}
              {...{ row, accountsId }}
              number={index + 1}
              onRemove={() => remove(row.id, index)}
            />
          ))}
        </Stack>
        <div>
          <Button variant="secondary" onClick={add}>
            {t(`voted.addRow.${kind}`)}
          </Button>
        </div>
        <VotedTotal {...props} />
        {rowsFault && <Notice tone="danger">{rowsFault}</Notice>}
        <StepFoot>
          <Button type="submit">{t('voted.review')}</Button>
        </StepFoot>
        <DraftStatus draftRef={kept.draftRef} />
      </Stack>
    </KeptForm>
  )
}
