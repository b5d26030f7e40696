import { useSelector } from '@xstate/react'
import * as z from 'zod/mini'
import { saying } from '#contract/problems.ts'
import type { FormDialogRef } from '#machines/parts/formDialog/formDialog.machine.ts'
import { selectFieldCodes } from '#machines/parts/formDialog/formDialog.selectors.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useForm } from '#src/forms/forms.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { FormDialog } from '#src/parts/FormDialog.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { useDialogForm } from '#src/parts/useDialogForm.ts'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'

const day = z.iso.date(saying('required'))
const schema = z.object({ startsOn: day, endsOn: day })

type Props = {
  dialogRef: FormDialogRef
  person: string
  proposed: { startsOn: string; endsOn: string }
  /** Only the first year may begin on any day. */
  isFirst: boolean
}

/** The days of a new year, and what can be entered in it. */
export function OpenYearForm({ dialogRef, person, proposed, isFirst }: Props) {
  const { translate: t, format } = useLanguage()
  const codes = useSelector(dialogRef, selectFieldCodes)
  const shown = { startsOn: proposed.startsOn, endsOn: proposed.endsOn }
  const { form, fields } = useForm(schema, useDialogForm({ dialogRef, name: 'year', person, shown }))
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
          <TextField
            {...fields.startsOn.inputProps}
            type="date"
            readOnly={!isFirst}
            label={t('closing.open.startsOn')}
            error={fieldError(t, fields.startsOn.errors) ?? (codes.startsOn && t('closing.open.wrongStart'))}
          />
          <TextField
            {...fields.endsOn.inputProps}
            type="date"
            label={t('closing.open.endsOn')}
            error={fieldError(t, fields.endsOn.errors) ?? (codes.endsOn && t('closing.open.wrongEnd'))}
          />
        </Stack>
      </form>
    </FormDialog>
  )
}
