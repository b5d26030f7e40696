import { useSelector } from '@xstate/react'
import {
  selectDraft,
  selectHasMoved,
  selectIsChecking,
  selectIsIncomplete,
  selectIsOutdated,
  selectIsRestored,
  selectIsUnchecked,
} from '#machines/payments/payment/payment.selectors.ts'
import type { WrittenChoice } from '#machines/payments/payment/payment.setup.ts'
import { amountFormatter } from '#src/forms/formatters/amount.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { StepForm } from '#src/parts/StepForm.tsx'
import { Button } from '#src/ui/Button.tsx'
import { FormattedField } from '#src/ui/fields/FormattedField.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { StepFoot } from '#src/ui/StepFoot.tsx'
import { StepTitle } from '#src/ui/StepTitle.tsx'
import { ChosenDebts } from './ChosenDebts.tsx'
import { CreditQuestion } from './CreditQuestion.tsx'
import { choiceOf, faultOfAmount } from './choice.ts'
import type { OfPayStep } from './PayFlow.tsx'

/** What to pay: everything that is due, some calls, or another amount. */
export function ChoiceStep({ due, flow }: OfPayStep) {
  const { translate: t, format } = useLanguage()
  const draft = useSelector(flow, selectDraft)
  const hasMoved = useSelector(flow, selectHasMoved)
  const isIncomplete = useSelector(flow, selectIsIncomplete)
  const isChecking = useSelector(flow, selectIsChecking)
  const isUnchecked = useSelector(flow, selectIsUnchecked)
  const isOutdated = useSelector(flow, selectIsOutdated)
  const isRestored = useSelector(flow, selectIsRestored)
  const { debtIds, typed } = draft
  const open = due.debts.filter((debt) => debt.open > 0)
  // A debt that was paid meanwhile can no longer be chosen; without debts, there is nothing to tick.
  const what = draft.what === 'everything' && due.payable === 0 ? 'amount' : draft.what
  const written: WrittenChoice = { what, debtIds: debtIds.filter((id) => open.some((debt) => debt.id === id)), typed }
  const change = (changes: Partial<WrittenChoice>) =>
    flow.send({ type: 'choice.change', written: { ...written, ...changes } })
  const fault = isIncomplete && what === 'amount' ? faultOfAmount(typed) : null
  return (
    <>
      <StepForm
        onConfirm={() => {
          if (!isChecking) flow.send({ type: 'choice.confirm', choice: choiceOf(written) })
        }}
      >
        <Stack gap={5}>
          <StepTitle hasMoved={hasMoved}>{t('paying.choice.title')}</StepTitle>
          {isOutdated && <Notice tone="warning">{t('paying.choice.outdated')}</Notice>}
          {isRestored && !isOutdated && <Notice>{t('paying.choice.restored')}</Notice>}
          <RadioCards
            legend={t('paying.choice.title')}
            isLegendHidden
            name="what"
            value={what}
            onChange={(chosen) => change({ what: chosen })}
            options={[
              {
                value: 'everything',
                label: t('paying.choice.what.everything'),
                hint:
                  due.payable > 0
                    ? t('paying.choice.everythingHint', { amount: format.money(due.payable) })
                    : t('paying.choice.nothingDue'),
                isDisabled: due.payable === 0,
              },
              {
                value: 'debts',
                label: t('paying.choice.what.debts'),
                hint: t('paying.choice.debtsHint'),
                isDisabled: open.length === 0,
              },
              { value: 'amount', label: t('paying.choice.what.amount'), hint: t('paying.choice.amountHint') },
            ]}
          />
          {what === 'debts' && (
            <ChosenDebts
              debts={open}
              chosen={written.debtIds}
              onChange={(ids) => change({ debtIds: ids })}
              error={isIncomplete && written.debtIds.length === 0 ? t('paying.choice.debtsRequired') : undefined}
            />
          )}
          {what === 'amount' && (
            <FormattedField
              name="amount"
              label={t('paying.choice.amount')}
              formatter={amountFormatter}
              inputMode="decimal"
              value={typed}
              onInput={({ currentTarget }) => change({ typed: currentTarget.value })}
              onChange={() => {}}
              error={fault === null ? undefined : t(`errors.field.${fault}`)}
            />
          )}
          {isUnchecked && <Notice tone="danger">{t('paying.choice.unchecked')}</Notice>}
          <StepFoot>
            <Button variant="quiet" onClick={() => flow.send({ type: 'step.select', step: 'overview' })}>
              {t('common.back')}
            </Button>
            <Button type="submit" isBusy={isChecking}>
              {t('paying.choice.next')}
            </Button>
          </StepFoot>
        </Stack>
      </StepForm>
      <CreditQuestion flow={flow} />
    </>
  )
}
