import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import type { ConfirmationRef } from '#machines/parts/confirmation/confirmation.machine.ts'
import { selectHasFailed, selectIsAsking, selectIsBusy } from '#machines/parts/confirmation/confirmation.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Modal } from '#src/ui/Modal.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'

type Props = {
  confirmationRef: ConfirmationRef
  title: string
  confirmLabel: string
  /** Replaces the generic message after a failure. */
  failure?: string
  children: ReactNode
}

/** Asks before an action that cannot be undone; a failure is shown in the same dialog. */
export function Confirmation({ confirmationRef, title, confirmLabel, failure, children }: Props) {
  const t = useTranslate()
  const textId = useId()
  const isAsking = useSelector(confirmationRef, selectIsAsking)
  const isBusy = useSelector(confirmationRef, selectIsBusy)
  const hasFailed = useSelector(confirmationRef, selectHasFailed)
  const cancel = () => confirmationRef.send({ type: 'question.cancel' })
  return (
    <Modal
      isOpen={isAsking}
      onClose={cancel}
      title={title}
      role="alertdialog"
      describedBy={textId}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={cancel}>
            {t('shared.confirm.cancel')}
          </Button>
          <Button isBusy={isBusy} onClick={() => confirmationRef.send({ type: 'question.confirm' })}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p id={textId}>{children}</p>
        {hasFailed && <Notice tone="danger">{failure ?? t('shared.confirm.failed')}</Notice>}
      </Stack>
    </Modal>
  )
}
