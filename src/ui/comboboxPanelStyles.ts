import { css, keyframes } from '@emotion/react'
import { durations, media, touchTarget } from '#src/theme/scales.ts'
import { popoverPanel } from './usePopover.ts'

const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } })

export const panelStyle = css(popoverPanel, {
  insetInline: 0,
  insetBlockStart: 'calc(100% + 6px)',
  overflow: 'hidden',
  borderColor: 'var(--color-border-strong)',
  boxShadow: '0 12px 32px rgb(0 0 0 / 0.16)',
  '&:focus': { outline: 'none' },
  [media.motion]: { animation: `${unfold} ${durations.normal} ease-out` },
})
export const searchStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '4px 14px',
  borderBlockEnd: '1px solid var(--color-border)',
  color: 'var(--color-text-muted)',
  '&:focus-within': { boxShadow: 'inset 0 0 0 2px var(--color-focus)' },
  '& > input': {
    flex: 1,
    minWidth: 0,
    minHeight: touchTarget,
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'transparent',
    color: 'var(--color-text)',
    fontSize: '1rem',
    '&::placeholder': { color: 'var(--color-text-muted)', opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})
/** The specification's height (§9), reduced in short windows. */
export const scroller = css({
  position: 'relative',
  maxHeight: 'min(300px, 50vh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})
export const stale = css({ opacity: 0.6 })
export const optionStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: touchTarget,
  padding: '10px 14px',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '& > svg': { marginInlineStart: 'auto', color: 'var(--color-link)' },
  '&:hover': { background: 'var(--color-surface-sunken)' },
  '&[data-active]': { background: 'var(--color-accent-soft)', color: 'var(--color-on-accent-soft)' },
  '&[data-active] small, &[data-active] > svg': { color: 'inherit' },
})
export const optionBody = css({ display: 'block', minWidth: 0 })
export const footing = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 8,
  padding: '16px 14px',
  textAlign: 'center',
  color: 'var(--color-text-muted)',
  fontSize: '0.9375rem',
})
export const waiting = css({ display: 'grid', gap: 16, padding: '16px 14px' })
