import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { FormDialogRef } from '#machines/parts/formDialog/formDialog.machine.ts'
import { selectHasFailed, selectIsBusy, selectIsOpen } from '#machines/parts/formDialog/formDialog.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Modal } from '#src/ui/Modal.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'

type Props = {
  dialogRef: FormDialogRef
  title: string
  /** The id of the form, whose submit button is outside it, in the footer. */
  formId: string
  sendLabel: string
  cancelLabel: string
  children: ReactNode
}

/**
 * A form in a dialog. It closes once the server has accepted it. Until then the typed text survives closing
 * (`useDialogForm`); only the cancel button discards it.
 */
export function FormDialog({ dialogRef, title, formId, sendLabel, cancelLabel, children }: Props) {
  const t = useTranslate()
  const isOpen = useSelector(dialogRef, selectIsOpen)
  const isBusy = useSelector(dialogRef, selectIsBusy)
  const hasFailed = useSelector(dialogRef, selectHasFailed)
  return (
    <Modal
      isOpen={isOpen}
      onClose={() => dialogRef.send({ type: 'form.close' })}
      title={title}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={() => dialogRef.send({ type: 'form.cancel' })}>
            {cancelLabel}
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy}>
            {sendLabel}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {hasFailed && <Notice tone="danger">{t('errors.generic')}</Notice>}
        {children}
      </Stack>
    </Modal>
  )
}
