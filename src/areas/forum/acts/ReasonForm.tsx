import { useSelector } from '@xstate/react'
import { selectFieldCodes } from '#machines/parts/formDialog/formDialog.selectors.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useForm } from '#src/forms/forms.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { useDialogForm } from '#src/parts/useDialogForm.ts'
import { TextArea } from '#src/ui/TextArea.tsx'
import type { OfForm } from './ActForm.tsx'
import { ActForm } from './ActForm.tsx'
import { actSchemas } from './topicActs.forms.ts'

const shown = { reason: '' }

/** Why a reader reports a post, or why a moderator hides it. */
export function ReasonForm({ dialogRef, person, act }: OfForm & { act: 'report' | 'hide' }) {
  const t = useTranslate()
  const codes = useSelector(dialogRef, selectFieldCodes)
  const { form, fields } = useForm(actSchemas[act], useDialogForm({ dialogRef, name: 'post', person, shown }))
  return (
    <ActForm {...{ dialogRef, act }} formId={form.id} formProps={form.formProps}>
      <TextArea
        {...fields.reason.inputProps}
        label={t(`topic.forms.${act}.reason`)}
        error={fieldError(t, fields.reason.errors, codes.reason)}
        limit={1_000}
        rows={3}
      />
    </ActForm>
  )
}
