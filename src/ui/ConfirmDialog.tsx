import type { ReactNode } from 'react'
import { useId, useRef } from 'react'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Button } from './Button.tsx'
import { Modal } from './Modal.tsx'

type Props = {
  isOpen: boolean
  /** The question. */
  title: string
  /** The consequences of confirming. */
  children: ReactNode
  /** The verb of the question, never just "yes". */
  confirmLabel: string
  cancelLabel?: string
  onConfirm: () => void
  onCancel: () => void
  tone?: 'primary' | 'danger'
  isBusy?: boolean
}

/** Asks before an action that cannot be undone. The focus starts on the answer that changes nothing. */
export function ConfirmDialog(props: Props) {
  const {
    isOpen,
    title,
    children,
    confirmLabel,
    cancelLabel,
    onConfirm,
    onCancel,
    tone = 'primary',
    isBusy = false,
  } = props
  const t = useTranslate()
  const textId = useId()
  const cancelRef = useRef<HTMLButtonElement>(null)
  return (
    <Modal
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      role="alertdialog"
      describedBy={textId}
      isClosable={!isBusy}
      firstFocus={cancelRef}
      footer={
        <>
          <Button ref={cancelRef} variant="secondary" onClick={onCancel} disabled={isBusy}>
            {cancelLabel ?? t('widgets.confirm.cancel')}
          </Button>
          <Button variant={tone} onClick={onConfirm} isBusy={isBusy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div id={textId}>{children}</div>
    </Modal>
  )
}
