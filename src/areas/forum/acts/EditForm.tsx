import { useSelector } from '@xstate/react'
import { longTextLimit } from '#contract/text.ts'
import { selectFieldCodes } from '#machines/parts/formDialog/formDialog.selectors.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useForm } from '#src/forms/forms.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { useDialogForm } from '#src/parts/useDialogForm.ts'
import { TextArea } from '#src/ui/TextArea.tsx'
import type { OfForm } from './ActForm.tsx'
import { ActForm } from './ActForm.tsx'
import { actSchemas } from './topicActs.forms.ts'

/** Edits a post of the person; the former text stays readable. */
export function EditForm({ dialogRef, person, body }: OfForm & { body: string }) {
  const t = useTranslate()
  const codes = useSelector(dialogRef, selectFieldCodes)
  const { form, fields } = useForm(actSchemas.edit, useDialogForm({ dialogRef, name: 'post', person, shown: { body } }))
  return (
    <ActForm dialogRef={dialogRef} act="edit" formId={form.id} formProps={form.formProps}>
      <TextArea
        {...fields.body.inputProps}
        label={t('topic.forms.edit.body')}
        error={fieldError(t, fields.body.errors, codes.body)}
        limit={longTextLimit}
        rows={6}
      />
    </ActForm>
  )
}
