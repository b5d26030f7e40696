import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { PortalRef } from '#machines/portal/portal/portal.machine.ts'
import { selectIsAskedToLeave } from '#machines/portal/portal/portal.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Modal } from '#src/ui/Modal.tsx'
import { Text } from '#src/ui/Text.tsx'

export type LeavingDialogProps = { portalRef: PortalRef }

/** Mounted while changes are unsaved; opens when the person is about to leave the page. */
export function LeavingDialog({ portalRef }: LeavingDialogProps) {
  const t = useTranslate()
  const textId = useId()
  const isAsked = useSelector(portalRef, selectIsAskedToLeave)
  const stay = () => portalRef.send({ type: 'leaving.cancel' })
  return (
    <Modal
      isOpen={isAsked}
      onClose={stay}
      title={t('drafts.leaving.title')}
      role="alertdialog"
      describedBy={textId}
      footer={
        <>
          <Button variant="danger" onClick={() => portalRef.send({ type: 'leaving.confirm' })}>
            {t('drafts.leaving.leave')}
          </Button>
          <Button onClick={stay}>{t('drafts.leaving.stay')}</Button>
        </>
      }
    >
      <Text id={textId}>{t('drafts.leaving.text')}</Text>
    </Modal>
  )
}
