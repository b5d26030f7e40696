import { toTypedDate } from '#contract/dates.ts'
import type { FormDialogRef } from '#machines/parts/formDialog/formDialog.machine.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { FormDialog } from '#src/parts/FormDialog.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { useDialogForm } from '#src/parts/useDialogForm.ts'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { YearToOpen } from './openYear.forms.ts'
import { yearSchema } from './openYear.forms.ts'

type Props = {
  dialogRef: FormDialogRef<YearToOpen>
  person: string
  proposed: { startsOn: string; endsOn: string }
  /** Only the first year may begin on any day. */
  isFirst: boolean
}

/** The days of a new year, and what can be entered in it. */
export function OpenYearForm({ dialogRef, person, proposed, isFirst }: Props) {
  const { translate: t, format } = useLanguage()
  const shown = { startsOn: toTypedDate(proposed.startsOn), endsOn: toTypedDate(proposed.endsOn) }
  const { form, fields, codes } = useDialogForm(yearSchema, {
    dialogRef,
    name: 'year',
    person,
    shown,
    toValues: (year) => year,
  })
  return (
    <FormDialog
      dialogRef={dialogRef}
      title={t('closing.open.title')}
      formId={form.id}
      sendLabel={t('closing.open.send')}
      cancelLabel={t('shared.confirm.cancel')}
    >
      <form {...form.formProps}>
        <Stack gap={2}>
          <Text mb={2}>
            {isFirst
              ? t('closing.open.first')
              : t('closing.open.lead', { date: format.date(momentOf(proposed.startsOn)) })}
          </Text>
          <DateField
            {...fields.startsOn.inputProps}
            readOnly={!isFirst}
            label={t('closing.open.startsOn')}
            error={fieldError(t, fields.startsOn.errors) ?? (codes.startsOn && t('closing.open.wrongStart'))}
          />
          <DateField
            {...fields.endsOn.inputProps}
            label={t('closing.open.endsOn')}
            error={fieldError(t, fields.endsOn.errors) ?? (codes.endsOn && t('closing.open.wrongEnd'))}
          />
        </Stack>
      </form>
    </FormDialog>
  )
}
