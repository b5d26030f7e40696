import { toTypedDate } from '#contract/dates.ts'
import type { FormDialogRef } from '#machines/parts/formDialog/formDialog.machine.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { civilDay } from '#src/parts/civilMoment.ts'
import { FormDialog } from '#src/parts/FormDialog.tsx'
import { useDialogForm } from '#src/parts/useDialogForm.ts'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import type { Reversal } from './reversal.forms.ts'
import { reversalSchema } from './reversal.forms.ts'

type Props = { dialogRef: FormDialogRef<Reversal>; person: string; label: string }

/** The day and the label of a reversal, and its effect. */
export function ReversalForm({ dialogRef, person, label }: Props) {
  const t = useTranslate()
  const { timeZone } = useOffer()
  const shown = {
    enteredOn: toTypedDate(civilDay(0, timeZone)),
    label: t('reversal.proposed', { label }).slice(0, 200),
  }
  const { form, fields, codes } = useDialogForm(reversalSchema, {
    dialogRef,
    name: 'reversal',
    person,
    shown,
    toValues: (reversal) => reversal,
  })
  return (
    <FormDialog
      dialogRef={dialogRef}
      title={t('reversal.title')}
      formId={form.id}
      sendLabel={t('reversal.send')}
      cancelLabel={t('shared.confirm.cancel')}
    >
      <form {...form.formProps}>
        <Stack gap={2}>
          <Text mb={2}>{t('reversal.lead')}</Text>
          <DateField
            {...fields.enteredOn.inputProps}
            label={t('movements.date')}
            error={fieldError(t, fields.enteredOn.errors) ?? (codes.enteredOn && t('reversal.noOpenYear'))}
          />
          <TextField
            {...fields.label.inputProps}
            label={t('movements.label')}
            error={fieldError(t, fields.label.errors, codes.label)}
          />
        </Stack>
      </form>
    </FormDialog>
  )
}
