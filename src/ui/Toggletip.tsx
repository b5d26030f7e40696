import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { useFixedPopover } from './useFixedPopover.ts'
import { popoverPanel } from './usePopover.ts'

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
  '@media print': { display: 'none !important' },
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

type Props = {
  /** The name of the button. */
  label: string
  children: ReactNode
}

/** A small button next to a word that explains it when pressed: by finger, mouse or keyboard. */
export function Toggletip({ label, children }: Props) {
  const { place, panelId, trigger } = useFixedPopover(320)
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
