import { css } from '@emotion/react'
import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import type { SnacksRef, SnackTone } from '#machines/snacks/snacks/snacks.machine.ts'
import { selectIsLeaving, selectShownSnack } from '#machines/snacks/snacks/snacks.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { media } from '#src/theme/scales.ts'
import { Icon } from '#src/ui/Icon.tsx'
import type { IconName } from '#src/ui/iconPaths.ts'

const region = css({
  position: 'fixed',
  insetInline: 0,
  /* Above the navigation at the foot of a phone, where there is one. */
  insetBlockEnd: 'var(--frame-foot, 0px)',
  zIndex: 60,
  display: 'flex',
  justifyContent: 'center',
  padding: 'clamp(12px, 3vw, 24px)',
  pointerEvents: 'none',
  [media.print]: { display: 'none' },
})
const bar = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: 'min(100%, 540px)',
  minHeight: 52,
  padding: '8px 8px 8px 16px',
  borderRadius: 'var(--radius)',
  background: 'var(--color-inverse)',
  color: 'var(--color-on-inverse)',
  boxShadow: '0 8px 24px rgb(0 0 0 / 24%)',
  pointerEvents: 'auto',
  transition: 'opacity 300ms, transform 300ms',
  '@starting-style': { opacity: 0, transform: 'translateY(16px)' },
})
const gone = css({ opacity: 0, transform: 'translateY(16px)' })
const words = css({ flex: 1, minWidth: 0 })
const dismiss = css({
  flex: 'none',
  minWidth: 44,
  minHeight: 44,
  padding: '0 12px',
  border: 0,
  borderRadius: 'var(--radius)',
  background: 'transparent',
  color: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: -4 },
})

const icons: Readonly<Record<SnackTone, IconName>> = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  error: 'alert',
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
      return () => {
        if (bar.contains(document.activeElement) && cameFrom instanceof HTMLElement) cameFrom.focus()
      }
    },
    [snacksRef],
  )

  return (
    <div css={region} role="status" aria-live={snack?.tone === 'error' ? 'assertive' : 'polite'}>
      {snack && (
        <div key={snack.id} css={[bar, isLeaving && gone]} ref={holdWhileLookedAt}>
          <Icon name={icons[snack.tone]} />
          <p css={words}>{snack.message}</p>
          <button type="button" css={dismiss} onClick={() => snacksRef.send({ type: 'snack.dismiss', id: snack.id })}>
            {snack.action ?? t('common.close')}
          </button>
        </div>
      )}
    </div>
  )
}
