import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import type { SnacksRef, SnackTone } from '#machines/snacks/snacks/snacks.machine.ts'
import { selectIsLeaving, selectShownSnack } from '#machines/snacks/snacks/snacks.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import type { IconName } from '#src/ui/iconPaths.ts'
import { SnackBar, SnackRegion } from '#src/ui/SnackBar.tsx'

const icons: Readonly<Record<SnackTone, IconName>> = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  error: 'alert',
}

/** Brings the button of the form that the person is filling in out from behind the message. */
function uncover(bar: HTMLElement) {
  const button = document.activeElement?.closest('form')?.querySelector('[type=submit]')
  if (!button) return
  const { top, bottom } = button.getBoundingClientRect()
  const message = bar.getBoundingClientRect()
  if (bottom > message.top && top < message.bottom) button.scrollIntoView({ block: 'nearest' })
}

/**
 * One message at a time at the bottom of the page. It stays while the pointer or the focus is on it, and gives the focus
 * back to where it came from.
 */
export function Snacks({ snacksRef }: { snacksRef: SnacksRef }) {
  const t = useTranslate()
  const snack = useSelector(snacksRef, selectShownSnack)
  const isLeaving = useSelector(snacksRef, selectIsLeaving)
  const holdWhileLookedAt = useCallback(
    (bar: HTMLElement | null) => {
      if (!bar) return undefined
      let cameFrom: EventTarget | null = null
      const hold = () => snacksRef.send({ type: 'snack.hold' })
      const release = () => snacksRef.send({ type: 'snack.release' })
      bar.addEventListener('pointerenter', hold)
      bar.addEventListener('pointerleave', release)
      bar.addEventListener('focusin', ({ relatedTarget }) => {
        cameFrom = relatedTarget
        hold()
      })
      bar.addEventListener('focusout', release)
      // The subject of the message may be rendered just after it.
      const drawn = requestAnimationFrame(() => uncover(bar))
      return () => {
        cancelAnimationFrame(drawn)
        if (bar.contains(document.activeElement) && cameFrom instanceof HTMLElement) cameFrom.focus()
      }
    },
    [snacksRef],
  )

  return (
    <SnackRegion aria-live={snack?.tone === 'error' ? 'assertive' : 'polite'}>
      {snack && (
        <SnackBar
          key={snack.id}
          ref={holdWhileLookedAt}
          isLeaving={isLeaving}
          icon={<Icon name={icons[snack.tone]} />}
          actionLabel={snack.action ?? t('common.close')}
          onAction={() => snacksRef.send({ type: 'snack.dismiss', id: snack.id })}
        >
          {snack.message}
        </SnackBar>
      )}
    </SnackRegion>
  )
}
