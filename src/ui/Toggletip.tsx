import { css } from '@emotion/react'
import { type ReactNode, useEffect, useState } from 'react'
import { Icon } from './Icon.tsx'
import { popoverPanel, usePopover } from './usePopover.ts'

const opener = css({
  position: 'relative',
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  verticalAlign: 'middle',
  boxSizing: 'border-box',
  // As large as a thumb, around a disc of 24 that takes no more room in its line than that.
  width: 44,
  height: 44,
  margin: '-10px -10px -10px -8px',
  padding: 10,
  border: 0,
  borderRadius: '50%',
  background: 'transparent',
  backgroundClip: 'content-box',
  color: 'var(--color-text-muted)',
  cursor: 'pointer',
  '&:hover, &[aria-expanded="true"]': {
    backgroundColor: 'var(--color-accent-soft)',
    color: 'var(--color-on-accent-soft)',
  },
  '@media print': { display: 'none' },
})
const panel = css(popoverPanel, {
  position: 'fixed',
  display: 'block',
  boxSizing: 'border-box',
  padding: '10px 14px',
  boxShadow: '0 8px 24px rgb(0 0 0 / 14%)',
  color: 'var(--color-text)',
  fontSize: '0.9375rem',
  fontWeight: 400,
  letterSpacing: 'normal',
  lineHeight: 1.45,
  textAlign: 'start',
  whiteSpace: 'normal',
})

/** In CSS pixels. */
const widest = 320
const edge = 12
const gap = 6

/** Below the button, or above it where the window ends; always inside the window, whatever cuts off what overflows. */
function placeBeside({ left, top, bottom }: DOMRect) {
  const width = Math.min(widest, innerWidth - 2 * edge)
  const isLow = bottom > innerHeight * 0.7
  return {
    width,
    left: Math.max(edge, Math.min(left - edge, innerWidth - width - edge)),
    ...(isLow ? { bottom: innerHeight - top + gap } : { top: bottom + gap }),
  }
}

type Props = {
  /** The name of the button. */
  label: string
  children: ReactNode
}

/** A small button beside a word that says more about it when pressed: by finger, mouse or keyboard. */
export function Toggletip({ label, children }: Props) {
  const [place, setPlace] = useState<ReturnType<typeof placeBeside> | null>(null)
  const isOpen = place !== null
  const close = () => setPlace(null)
  const { panelId, trigger } = usePopover({
    isOpen,
    onOpen: () => trigger.ref.current && setPlace(placeBeside(trigger.ref.current.getBoundingClientRect())),
    onClose: close,
  })
  /* The panel stays where it is in the window while the page moves below it. */
  useEffect(() => {
    if (!isOpen) return
    const over = new AbortController()
    for (const moved of ['scroll', 'resize']) {
      globalThis.addEventListener(moved, () => setPlace(null), { capture: true, signal: over.signal })
    }
    return () => over.abort()
  }, [isOpen])
  return (
    <>
      <button {...trigger} css={opener} aria-label={label}>
        <Icon name="info" size={18} />
      </button>
      <span role="status">
        {place && (
          <span id={panelId} css={panel} style={place}>
            {children}
          </span>
        )}
      </span>
    </>
  )
}
