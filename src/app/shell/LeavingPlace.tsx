import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import { Suspense, useEffect } from 'react'
import { selectIsHeld } from '#machines/portal/portal/portal.selectors.ts'
import type { LeavingDialogProps } from './LeavingDialog.tsx'

type Props = LeavingDialogProps & { Window: ComponentType<LeavingDialogProps> }

/**
 * Asks before unsaved changes are lost: our dialog when the person navigates, the browser's when the page closes. The
 * dialog loads as soon as there are unsaved changes.
 */
export function LeavingPlace({ portalRef, Window }: Props) {
  const isHeld = useSelector(portalRef, selectIsHeld)
  useEffect(() => {
    if (!isHeld) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    globalThis.addEventListener('beforeunload', ask)
    return () => globalThis.removeEventListener('beforeunload', ask)
  }, [isHeld])
  if (!isHeld) return null
  return (
    <Suspense>
      <Window portalRef={portalRef} />
    </Suspense>
  )
}
