import { invitationRoles } from '#contract/permissions.ts'
import type { FormDialogRef } from '#machines/parts/formDialog/formDialog.machine.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { FormDialog } from '#src/parts/FormDialog.tsx'
import { useDialogForm } from '#src/parts/useDialogForm.ts'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import type { Invitation } from './community.forms.ts'
import { invitationSchema } from './community.forms.ts'

const shown = { email: '', role: '' }

/** Whom to invite, and in which role: no role offered allows more than the inviter's own. */
export function InvitationForm({ dialogRef, person }: { dialogRef: FormDialogRef<Invitation>; person: string }) {
  const t = useTranslate()
  const { form, fields, codes } = useDialogForm(invitationSchema, {
    dialogRef,
    name: 'invitation',
    person,
    shown,
    toValues: (invitation) => invitation,
  })
  const refusal = codes.email === 'taken' ? t('community.invite.taken') : fieldError(t, undefined, codes.email)
  return (
    <FormDialog
      dialogRef={dialogRef}
      title={t('community.invite.title')}
      formId={form.id}
      sendLabel={t('community.invite.send')}
      cancelLabel={t('community.invite.cancel')}
    >
      <form {...form.formProps}>
        <Stack gap={4}>
          <Text variant="muted">{t('community.invite.lead')}</Text>
          <TextField
            {...fields.email.inputProps}
            label={t('community.invite.email')}
            error={fieldError(t, fields.email.errors) ?? refusal}
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <RadioCards
            legend={t('community.invite.role')}
            name={fields.role.name}
            defaultValue={fields.role.defaultValue}
            options={invitationRoles.map((role) => ({
              value: role,
              label: t(`roles.${role}`),
              hint: t(`community.invite.roleHints.${role}`),
            }))}
            error={(fields.role.errors ?? codes.role) ? t('community.invite.roleRequired') : undefined}
          />
        </Stack>
      </form>
    </FormDialog>
  )
}
