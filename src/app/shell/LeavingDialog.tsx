import { useSelector } from '@xstate/react'
import { useEffect, useId } from 'react'
import type { PortalRef } from '#machines/portal/portal.machine.ts'
import { selectIsAskedToLeave, selectIsHeld } from '#machines/portal/portal.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Modal } from '#src/ui/Modal.tsx'
import { Text } from '#src/ui/Text.tsx'

/** Asks before something unsaved is lost: here when the person goes elsewhere, the browser itself when the page closes. */
export function LeavingDialog({ portalRef }: { portalRef: PortalRef }) {
  const t = useTranslate()
  const textId = useId()
  const isAsked = useSelector(portalRef, selectIsAskedToLeave)
  const isHeld = useSelector(portalRef, selectIsHeld)

  useEffect(() => {
    if (!isHeld) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    globalThis.addEventListener('beforeunload', ask)
    return () => globalThis.removeEventListener('beforeunload', ask)
  }, [isHeld])

  const stay = () => portalRef.send({ type: 'leaving.cancel' })
  return (
    <Modal
      isOpen={isAsked}
      onClose={stay}
      title={t('shell.leaving.title')}
      role="alertdialog"
      describedBy={textId}
      footer={
        <>
          <Button variant="danger" onClick={() => portalRef.send({ type: 'leaving.confirm' })}>
            {t('shell.leaving.leave')}
          </Button>
          <Button onClick={stay}>{t('shell.leaving.stay')}</Button>
        </>
      }
    >
      <Text id={textId}>{t('shell.leaving.text')}</Text>
    </Modal>
  )
}
