import type { Identity } from '#contract/places.ts'
import type { FormDialogRef } from '#machines/parts/formDialog/formDialog.machine.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { FormDialog } from '#src/parts/FormDialog.tsx'
import { useDialogForm } from '#src/parts/useDialogForm.ts'
import { TextField } from '#src/ui/TextField.tsx'
import type { Renamed } from './places.forms.ts'
import { identitySchema } from './places.forms.ts'

type Props = { dialogRef: FormDialogRef<Renamed>; person: string; identity: Identity }

export function IdentityForm({ dialogRef, person, identity }: Props) {
  const t = useTranslate()
  const { form, fields, codes } = useDialogForm(identitySchema, {
    dialogRef,
    name: 'identity',
    person,
    shown: { displayName: identity.displayName ?? '' },
    toValues: ({ displayName }) => ({ displayName: displayName.trim() || null }),
  })
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
          error={fieldError(t, fields.displayName.errors, codes.displayName)}
          autoComplete="off"
        />
      </form>
    </FormDialog>
  )
}
