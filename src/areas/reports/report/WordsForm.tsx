import type { ReactNode } from 'react'
import type { FormDialogRef } from '#machines/parts/formDialog/formDialog.machine.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { FormDialog } from '#src/parts/FormDialog.tsx'
import { useDialogForm } from '#src/parts/useDialogForm.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { ActionFields } from './ActionFields.tsx'
import type { Words } from './report.forms.ts'
import { wordsSchema } from './report.forms.ts'

const shown = { body: '' }

type Props = {
  dialogRef: FormDialogRef<Words<'resolve'> | Words<'reopen'>>
  person: string
  reportId: string
  action: 'resolve' | 'reopen'
  /** Whether files are still uploading, so that the form cannot be sent yet. */
  mustWait?: boolean
  children?: ReactNode
}

/** Resolves or reopens a report with a short text: what was done, or what is still wrong. */
export function WordsForm({ dialogRef, person, reportId, action, mustWait = false, children }: Props) {
  const t = useTranslate()
  const { form, fields, codes } = useDialogForm(wordsSchema, {
    dialogRef,
    name: `report ${reportId}`,
    person,
    shown,
    toValues: ({ body }) => ({ action, body }),
    mustWait,
  })
  return (
    <FormDialog
      dialogRef={dialogRef}
      title={t(`reports.${action}.title`)}
      formId={form.id}
      sendLabel={t(`reports.${action}.send`)}
      cancelLabel={t('reports.actions.cancel')}
    >
      <ActionFields {...form.formProps} isRefused={codes.form !== undefined} lead={t(`reports.${action}.lead`)}>
        <TextArea
          {...fields.body.inputProps}
          label={t(`reports.${action}.body`)}
          error={fieldError(t, fields.body.errors, codes.body)}
        />
        {children}
        {mustWait && <Notice>{t('reports.comment.waitForFiles')}</Notice>}
      </ActionFields>
    </FormDialog>
  )
}
