import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { FormDialogRef } from '#machines/parts/formDialog/formDialog.machine.ts'
import { selectFieldCodes } from '#machines/parts/formDialog/formDialog.selectors.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useForm } from '#src/forms/forms.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { FormDialog } from '#src/parts/FormDialog.tsx'
import { useDialogForm } from '#src/parts/useDialogForm.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { wordsSchema } from './report.forms.ts'

const shown = { body: '' }

type Props = {
  dialogRef: FormDialogRef
  person: string
  reportId: string
  action: 'resolve' | 'reopen'
  /** Files are still on their way: it is not sent yet. */
  mustWait?: boolean
  children?: ReactNode
}

/** What was done, or what is still wrong: said in words, with what happens next. */
export function WordsForm({ dialogRef, person, reportId, action, mustWait = false, children }: Props) {
  const t = useTranslate()
  const codes = useSelector(dialogRef, selectFieldCodes)
  const typed = useDialogForm({ dialogRef, name: `report ${reportId}`, person, shown })
  const { form, fields } = useForm(wordsSchema, {
    ...typed,
    onSubmit: (event, answer) => (mustWait ? event.preventDefault() : typed.onSubmit(event, answer)),
  })
  return (
    <FormDialog
      dialogRef={dialogRef}
      title={t(`reports.${action}.title`)}
      formId={form.id}
      sendLabel={t(`reports.${action}.send`)}
      cancelLabel={t('reports.actions.cancel')}
    >
      <form {...form.formProps}>
        <Stack gap={3}>
          {codes.form && <Notice tone="danger">{t('reports.actions.notPossible')}</Notice>}
          <Text variant="muted">{t(`reports.${action}.lead`)}</Text>
          <TextArea
            {...fields.body.inputProps}
            label={t(`reports.${action}.body`)}
            error={fieldError(t, fields.body.errors ?? (codes.body && [codes.body]))}
          />
          {children}
          {mustWait && <Notice>{t('reports.comment.waitForFiles')}</Notice>}
        </Stack>
      </form>
    </FormDialog>
  )
}
