import type { PlaceChanges, PlaceDetail } from '#contract/places.ts'
import { placeChanges } from '#contract/places.ts'
import type { FormDialogRef } from '#machines/parts/formDialog/formDialog.machine.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { FormDialog } from '#src/parts/FormDialog.tsx'
import { useDialogForm } from '#src/parts/useDialogForm.ts'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'

type Props = { dialogRef: FormDialogRef<PlaceChanges>; person: string; place: PlaceDetail }

/** Everything that a manager may change about a place. The server checks the postal code against the offer. */
export function PlaceForm({ dialogRef, person, place }: Props) {
  const t = useTranslate()
  const { name, description, street, zipCode, city } = place
  const { form, fields, codes } = useDialogForm(placeChanges, {
    dialogRef,
    name: 'place',
    person,
    shown: { name, description, street, zipCode, city },
    toValues: (changes) => changes,
  })
  const field = (key: keyof typeof fields) => ({
    ...fields[key].inputProps,
    label: t(`places.edit.${key}`),
    error: fieldError(t, fields[key].errors, codes[key]),
    autoComplete: 'off',
  })
  return (
    <FormDialog
      dialogRef={dialogRef}
      title={t('places.edit.title')}
      formId={form.id}
      sendLabel={t('places.edit.save')}
      cancelLabel={t('places.edit.cancel')}
    >
      <form {...form.formProps}>
        <TextField {...field('name')} />
        <TextField {...field('street')} />
        <TextField {...field('zipCode')} />
        <TextField {...field('city')} />
        <TextArea {...field('description')} required={false} />
      </form>
    </FormDialog>
  )
}
