import { useSelector } from '@xstate/react'
import type { ComponentProps, ReactNode } from 'react'
import type { FormDialogRef } from '#machines/parts/formDialog/formDialog.machine.ts'
import { selectFieldCodes } from '#machines/parts/formDialog/formDialog.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { FormDialog } from '#src/parts/FormDialog.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'

type Props = {
  dialogRef: FormDialogRef
  title: string
  lead: string
  sendLabel: string
  formProps: ComponentProps<'form'>
  formId: string
  children: ReactNode
}

/** The form of a decision about a refund; it says when a colleague was faster. */
export function DecisionDialog({ dialogRef, title, lead, sendLabel, formProps, formId, children }: Props) {
  const t = useTranslate()
  const codes = useSelector(dialogRef, selectFieldCodes)
  return (
    <FormDialog
      dialogRef={dialogRef}
      title={title}
      formId={formId}
      sendLabel={sendLabel}
      cancelLabel={t('shared.confirm.cancel')}
    >
      <form {...formProps}>
        <Stack gap={4}>
          <Text>{lead}</Text>
          {codes.form !== undefined && <Notice tone="danger">{t('refundDesk.overtaken')}</Notice>}
          {children}
        </Stack>
      </form>
    </FormDialog>
  )
}
