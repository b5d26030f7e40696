import { useSelector } from '@xstate/react'
import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { enteredJournals } from '#contract/accounts/bookkeeping.ts'
import { charts } from '#contract/accounts/chartOfAccounts.ts'
import { fromTypedDate } from '#contract/dates.ts'
import type { EntryHeading } from '#machines/accounts/entry/entry.draft.ts'
import type { EntryRef } from '#machines/accounts/entry/entry.machine.ts'
import { selectDraft, selectFaults, selectHasMoved } from '#machines/accounts/entry/entry.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { DraftRestored, DraftStatus } from '#src/parts/DraftNotes.tsx'
import { KeptForm } from '#src/parts/KeptForm.tsx'
import { confirmStep } from '#src/parts/StepForm.tsx'
import { Button } from '#src/ui/Button.tsx'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { focusFirst } from '#src/ui/focusField.ts'
import { Grid } from '#src/ui/Grid.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Select } from '#src/ui/Select.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { StepFoot } from '#src/ui/StepFoot.tsx'
import { StepTitle } from '#src/ui/StepTitle.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { Definition } from '../Definition.tsx'
import { useAccountName } from '../useAccountName.ts'
import type { OfEntry } from './EntryFlow.tsx'
import { EntryLineFields } from './EntryLineFields.tsx'
import { EntryTotals } from './EntryTotals.tsx'
import { useFaultWords } from './useFaultWords.ts'

/** Step 1: what happened, and the lines that say it in accounts. */
export function EntryForm({ entryRef, kept, inspect, choices }: OfEntry & { entryRef: EntryRef }) {
  const t = useTranslate()
  const accountName = useAccountName()
  const draft = useSelector(entryRef, selectDraft)
  const hasMoved = useSelector(entryRef, selectHasMoved)
  const { lines: linesFault } = useSelector(entryRef, selectFaults)
  const faultAt = useFaultWords(entryRef)
  const accountsId = useId()
  const lines = useRef<HTMLDivElement>(null)

  const change = (heading: Partial<EntryHeading>) => entryRef.send({ type: 'heading.change', heading })
  const field = (name: 'enteredOn' | 'label' | 'pieceReference') => ({
    defaultValue: draft[name] ?? undefined,
    error: faultAt(name),
    onInput: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) => change({ [name]: value || null }),
  })
  /** After a line is added or removed, the focus goes to the first field of the line in its place. */
  const moveTo = (index: number) => focusFirst([...(lines.current?.children ?? [])].at(index))
  const add = () => {
    flushSync(() => entryRef.send({ type: 'line.add' }))
    moveTo(-1)
  }
  const remove = (lineId: string, index: number) => {
    flushSync(() => entryRef.send({ type: 'line.remove', lineId }))
    moveTo(Math.min(index, (lines.current?.children.length ?? 1) - 1))
  }

  return (
    <KeptForm
      formProps={{
        method: 'post',
        noValidate: true,
        onSubmit: (event) => confirmStep(event, () => entryRef.send({ type: 'entry.review' })),
        onBlur: () => undefined,
      }}
      onLeave={kept.leave}
      isAnew={kept.isAnew}
    >
      <Stack gap={4}>
        <DraftRestored inspect={inspect} isRestored={kept.isRestored} isBusy={false} onDiscard={kept.beginAnew} />
        <StepTitle hasMoved={hasMoved}>{t('entry.heading')}</StepTitle>
        <Text variant="muted">{t('entry.lead')}</Text>
        <Grid gap={4} columns={{ phone: '1fr 1fr' }}>
          <Select
            label={t('movements.entry.journal')}
            beside={<Definition of="journal" word={t('movements.entry.journal')} />}
            placeholder={t('entry.chooseJournal')}
            options={enteredJournals.map((value) => ({ value, label: t(`movements.journals.${value}`) }))}
            value={draft.journal ?? ''}
            error={faultAt('journal')}
            onChange={({ currentTarget: { value } }) =>
              change({ journal: enteredJournals.find((journal) => journal === value) ?? null })
            }
          />
          <DateField
            {...field('enteredOn')}
            label={t('movements.date')}
            onInput={({ currentTarget: { value } }) => change({ enteredOn: fromTypedDate(value) || null })}
          />
        </Grid>
        <Grid gap={4} columns={{ tablet: '2fr 1fr' }}>
          <TextField {...field('label')} label={t('movements.label')} hint={t('entry.labelHint')} autoComplete="off" />
          <TextField
            {...field('pieceReference')}
            label={t('entry.piece')}
            hint={t('entry.pieceHint')}
            autoComplete="off"
          />
        </Grid>
        <datalist id={accountsId}>
          {charts[choices.chart].map((code) => (
            <option key={code} value={code}>
              {accountName(code)}
            </option>
          ))}
        </datalist>
        <Stack gap={4} ref={lines}>
          {draft.lines.map((line, index) => (
            <EntryLineFields
              key={line.id}
              {...{ entryRef, line, choices, accountsId }}
              number={index + 1}
              onRemove={() => remove(line.id, index)}
            />
          ))}
        </Stack>
        <div>
          <Button variant="secondary" onClick={add}>
            {t('entry.addLine')}
          </Button>
        </div>
        <EntryTotals entryRef={entryRef} />
        {linesFault && <Notice tone="danger">{t(`entry.faults.${linesFault}`)}</Notice>}
        <StepFoot>
          <Button type="submit">{t('entry.review')}</Button>
        </StepFoot>
        <DraftStatus draftRef={kept.draftRef} />
      </Stack>
    </KeptForm>
  )
}
