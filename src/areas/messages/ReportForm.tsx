import type { Message } from '#contract/messages/messages.ts'
import type { Abuse } from '#contract/messages/sentMessages.ts'
import { abuse } from '#contract/messages/sentMessages.ts'
import type { FormDialogRef } from '#machines/parts/formDialog/formDialog.machine.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { FormDialog } from '#src/parts/FormDialog.tsx'
import { useDialogForm } from '#src/parts/useDialogForm.ts'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { MessageQuote } from './MessageQuote.tsx'

const shown = { reason: '' }

type Props = { dialogRef: FormDialogRef<Abuse>; person: string; message: Message }

/** Reports a message of somebody else: the manager gets it as it is, and why. */
export function ReportForm({ dialogRef, person, message: { author, body, attachments, isFromStaff } }: Props) {
  const t = useTranslate()
  const { form, fields, codes } = useDialogForm(abuse, {
    dialogRef,
    name: 'abuse report',
    person,
    shown,
    toValues: (abuseReport) => abuseReport,
  })
  return (
    <FormDialog
      dialogRef={dialogRef}
      title={t('conversation.report.title')}
      formId={form.id}
      sendLabel={t('conversation.report.send')}
      cancelLabel={t('shared.confirm.cancel')}
    >
      <form {...form.formProps}>
        <Stack gap={4}>
          <Text variant="muted">
            {t(isFromStaff ? 'conversation.report.leadStaff' : 'conversation.report.lead', {
              name: author.displayName,
            })}
          </Text>
          <MessageQuote author={author.displayName} body={body} filesCount={attachments.length} />
          <TextArea
            {...fields.reason.inputProps}
            label={t('conversation.report.reason')}
            hint={t('conversation.report.reasonHint')}
            error={fieldError(t, fields.reason.errors, codes.reason)}
            rows={3}
          />
        </Stack>
      </form>
    </FormDialog>
  )
}
