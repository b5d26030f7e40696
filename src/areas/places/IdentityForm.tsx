import { useSelector } from '@xstate/react'
import type { Identity } from '#contract/places.ts'
import type { FormDialogRef } from '#machines/parts/formDialog/formDialog.machine.ts'
import { selectFieldCodes } from '#machines/parts/formDialog/formDialog.selectors.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useForm } from '#src/forms/forms.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { FormDialog } from '#src/parts/FormDialog.tsx'
import { useDialogForm } from '#src/parts/useDialogForm.ts'
import { TextField } from '#src/ui/TextField.tsx'
import { identitySchema } from './places.forms.ts'

type Props = { dialogRef: FormDialogRef; person: string; identity: Identity }

export function IdentityForm({ dialogRef, person, identity }: Props) {
  const t = useTranslate()
  const codes = useSelector(dialogRef, selectFieldCodes)
  const { form, fields } = useForm(
    identitySchema,
    useDialogForm({ dialogRef, name: 'identity', person, shown: { displayName: identity.displayName ?? '' } }),
  )
  return (
    <FormDialog
      dialogRef={dialogRef}
      title={t('places.identities.renameTitle')}
      formId={form.id}
      sendLabel={t('places.edit.save')}
      cancelLabel={t('places.edit.cancel')}
    >
      <form {...form.formProps}>
        <TextField
          {...fields.displayName.inputProps}
          label={t('places.identities.name')}
          hint={t('places.identities.nameHint')}
          error={fieldError(t, fields.displayName.errors ?? (codes.displayName && [codes.displayName]))}
          autoComplete="off"
        />
      </form>
    </FormDialog>
  )
}
