import { useSelector } from '@xstate/react'
import { screenPaths } from '#contract/addresses.ts'
import type { WrittenLine } from '#machines/accounts/entry/entry.draft.ts'
import { linesOf, totalsOf } from '#machines/accounts/entry/entry.draft.ts'
import type { EntryRef } from '#machines/accounts/entry/entry.machine.ts'
import {
  selectDraft,
  selectFailure,
  selectHasMoved,
  selectIsPosting,
} from '#machines/accounts/entry/entry.selectors.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { yearsOf } from '#src/parts/fiscalYears.ts'
import { momentOf } from '#src/parts/momentOf.ts'
import { Button } from '#src/ui/Button.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { StepFoot } from '#src/ui/StepFoot.tsx'
import { StepTitle } from '#src/ui/StepTitle.tsx'
import { Text } from '#src/ui/Text.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { MeaningOfTerm } from '../EndingInTerm.tsx'
import { useAccountName } from '../useAccountName.ts'
import type { OfEntry } from './EntryFlow.tsx'
import { useLineWords } from './useLineWords.ts'

/** Step 2: the entry with names instead of numbers, and the button that posts it. */
export function EntryReview({ entryRef, choices }: OfEntry & { entryRef: EntryRef }) {
  const { translate: t, format } = useLanguage()
  const accountName = useAccountName()
  const detailsOf = useLineWords(choices)
  const draft = useSelector(entryRef, selectDraft)
  const hasMoved = useSelector(entryRef, selectHasMoved)
  const isPosting = useSelector(entryRef, selectIsPosting)
  const failure = useSelector(entryRef, selectFailure)
  const { journal, enteredOn, label, pieceReference } = draft
  const year = choices.years.find(
    ({ startsOn, endsOn }) => enteredOn !== null && startsOn <= enteredOn && enteredOn <= endsOn,
  )
  const amount = (side: 'debit' | 'credit') => (row: WrittenLine) => (row[side] ? format.money(row[side]) : '')
  return (
    <Stack gap={5}>
      <StepTitle hasMoved={hasMoved}>{t('entry.reviewing.title')}</StepTitle>
      <Text variant="muted">{t('entry.reviewing.lead')}</Text>
      <Facts
        columns={{ phone: '1fr 1fr' }}
        gap={3}
        lines={[
          [t('movements.label'), label],
          [t('movements.date'), enteredOn && format.date(momentOf(enteredOn))],
          [
            t('movements.entry.journal'),
            journal && t(`movements.journals.${journal}`),
            undefined,
            <MeaningOfTerm key="journal" of="journal" word={t('movements.entry.journal')} />,
          ],
          [t('fiscalYear.label'), year && yearsOf(year)],
          [t('movements.piece'), pieceReference],
          [t('entry.reviewing.total'), format.money(totalsOf(draft).debit)],
        ]}
      />
      <DataTable
        caption={t('movements.entry.lines')}
        rows={linesOf(draft, choices.chart)}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'account',
            header: t('movements.account'),
            isRowHeader: true,
            cell: ({ account }) => `${account} ${accountName(account)}`,
          },
          { key: 'details', header: t('entry.reviewing.details'), cell: (row) => detailsOf(row) || '–' },
          { key: 'debit', header: t('movements.debit'), isNumeric: true, cell: amount('debit') },
          { key: 'credit', header: t('movements.credit'), isNumeric: true, cell: amount('credit') },
        ]}
      />
      <VisuallyHidden role="status">{isPosting && t('common.sending')}</VisuallyHidden>
      {failure !== null && (
        <Notice tone={failure === 'arrivedBefore' ? 'info' : 'danger'} title={t(`entry.failures.${failure}.title`)}>
          {t(`entry.failures.${failure}.text`)}
        </Notice>
      )}
      {failure === 'arrivedBefore' ? (
        <StepFoot>
          <Button variant="quiet" onClick={() => entryRef.send({ type: 'entry.begin' })}>
            {t('entry.posted.another')}
          </Button>
          <LinkButton href={screenPaths.allMovements}>{t('entry.posted.toMovements')}</LinkButton>
        </StepFoot>
      ) : (
        <StepFoot>
          <Button
            variant="quiet"
            disabled={isPosting}
            onClick={() => entryRef.send({ type: 'step.select', step: 'writing' })}
          >
            {t('common.back')}
          </Button>
          <Button isBusy={isPosting} onClick={() => entryRef.send({ type: 'entry.post' })}>
            {t(failure === null ? 'entry.post' : 'entry.postAgain')}
          </Button>
        </StepFoot>
      )}
    </Stack>
  )
}
