import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { screenPaths } from '#contract/addresses.ts'
import { ApiError } from '#src/api/api.ts'
import { fieldCodesOf } from '#src/forms/fieldCodesOf.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { amountFormatter } from '#src/forms/formatters/amount.ts'
import { useForm } from '#src/forms/forms.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { DraftRestored, DraftStatus } from '#src/parts/DraftNotes.tsx'
import { KeptForm } from '#src/parts/KeptForm.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { successSnack } from '#src/parts/successSnack.ts'
import type { KeptDraft } from '#src/parts/WithDraft.tsx'
import { Button } from '#src/ui/Button.tsx'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { FormattedField } from '#src/ui/fields/FormattedField.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Select } from '#src/ui/Select.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { StepFoot } from '#src/ui/StepFoot.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import type { Choices } from '../bookkeeping/OfBooks.tsx'
import { useAccountName } from '../useAccountName.ts'
import { PaymentPreview } from './PaymentPreview.tsx'
import { paymentSchema, typedPayment, type WrittenPayment } from './payment.forms.ts'
import { paymentMutation } from './payment.queries.ts'

const names = ['ownerId', 'amount', 'paidOn', 'bankAccount', 'label', 'pieceReference'] as const

type Props = Pick<ScreenProps, 'api' | 'person' | 'inspect' | 'say'> & {
  placeId: string
  choices: Choices
  banks: readonly string[]
  kept: KeptDraft<WrittenPayment>
}

/** The payer, the payment, and the debts that it settles. */
export function PaymentForm({ api, person, placeId, inspect, say, choices, banks, kept }: Props) {
  const t = useTranslate()
  const accountName = useAccountName()
  const client = useQueryClient()
  const [written] = useState(() => kept.latest().value)
  const [typed, setTyped] = useState(written)
  const [mutation] = useState(() => paymentMutation(api, client, person, placeId))
  const { mutate, isPending, error, reset } = useMutation(mutation)
  const isWithoutYear = error instanceof ApiError && error.first?.code === 'conflict'
  const codes = fieldCodesOf(error, names)
  const { form, fields } = useForm(paymentSchema, {
    defaultValue: written,
    onSubmit(event, { value: { pieceReference, ...payment } }) {
      event.preventDefault()
      if (isPending) return
      mutate(
        { ...payment, pieceReference: pieceReference || null },
        {
          onSuccess: ({ id }) => {
            kept.forget()
            say(successSnack(t, t('payment.done')))
            navigate(`${screenPaths.allMovements}?ecriture=${id}`)
          },
        },
      )
    },
  })
  const field = (name: (typeof names)[number]) => ({
    ...fields[name].inputProps,
    error: fieldError(t, fields[name].errors, codes[name]),
  })
  const day = field('paidOn')
  const hasFailed = error !== null && !isWithoutYear && Object.keys(codes).length === 0
  return (
    <KeptForm
      formProps={form.formProps}
      onInput={({ currentTarget }) => {
        const now = typedPayment(currentTarget, kept.latest().value)
        kept.keep(now)
        setTyped(now)
        if (error) reset()
      }}
      onLeave={kept.leave}
      isAnew={kept.isAnew}
    >
      <Stack gap={4}>
        <DraftRestored inspect={inspect} isRestored={kept.isRestored} isBusy={isPending} onDiscard={kept.beginAnew} />
        <Text variant="muted">{t('payment.lead')}</Text>
        <Select
          {...field('ownerId')}
          label={t('entry.ownerId')}
          placeholder={t('entry.choose')}
          options={choices.owners.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Grid gap={4} columns={{ phone: '1fr 1fr' }}>
          <FormattedField
            {...field('amount')}
            formatter={amountFormatter}
            inputMode="decimal"
            label={t('payment.amount')}
          />
          <DateField
            {...day}
            label={t('payment.paidOn')}
            error={isWithoutYear ? t('entry.faults.noOpenYear') : day.error}
          />
        </Grid>
        <Grid gap={4} columns={{ phone: '1fr 1fr' }}>
          <Select
            {...field('bankAccount')}
            label={t('payment.bankAccount')}
            options={banks.map((code) => ({ value: code, label: `${code} ${accountName(code)}` }))}
          />
          <TextField {...field('pieceReference')} label={t('entry.piece')} autoComplete="off" />
        </Grid>
        <TextField {...field('label')} label={t('movements.label')} autoComplete="off" />
        <PaymentPreview {...{ api, person, placeId, typed }} lots={choices.lots} />
        {hasFailed && (
          <Notice tone="danger">
            {t(error instanceof ApiError && error.status === 0 ? 'payment.unanswered' : 'payment.failed')}
          </Notice>
        )}
        <StepFoot>
          <Button type="submit" isBusy={isPending}>
            {t('payment.submit')}
          </Button>
        </StepFoot>
        <DraftStatus draftRef={kept.draftRef} />
      </Stack>
    </KeptForm>
  )
}
