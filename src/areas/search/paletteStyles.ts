import { css, keyframes } from '@emotion/react'
import { durations, media } from '#src/theme/scales.ts'
import { appear } from '#src/ui/Dialog.tsx'

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } })

/** The whole window on a phone, where the keyboard takes half of it; a card near the top elsewhere. */
export const dialogStyle = css({
  background: 'var(--color-surface-raised)',
  animation: `${drop} ${durations.normal} ease-out`,
  '&::backdrop': { background: 'rgb(10 16 22 / 0.5)', animation: `${appear} ${durations.normal} ease-out` },
  [media.phone]: {
    margin: '12vh auto auto',
    width: 'min(640px, 90vw)',
    height: 'fit-content',
    maxHeight: '70vh',
    borderRadius: 'calc(var(--radius) * 1.5)',
    boxShadow: '0 24px 64px -16px rgb(10 16 22 / 0.45)',
  },
})
export const sheet = css({ display: 'flex', flexDirection: 'column', height: '100%', maxHeight: 'inherit' })
export const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  flex: 'none',
  padding: '6px 8px 6px 20px',
  borderBlockEnd: '1px solid var(--color-border)',
  '& > svg': { color: 'var(--color-text-muted)' },
})
export const field = css({
  flex: 1,
  minWidth: 0,
  minHeight: 52,
  padding: 0,
  border: 0,
  background: 'transparent',
  fontSize: '1.0625rem',
  textOverflow: 'ellipsis',
  '&::placeholder': { color: 'var(--color-text-muted)', opacity: 1 },
  /* The window itself shows where the keyboard is. */
  '&:focus-visible': { outline: 'none' },
  '&::-webkit-search-cancel-button': { display: 'none' },
})
export const body = css({ flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' })
export const aside = css({ padding: '28px 24px', color: 'var(--color-text-muted)', textAlign: 'center' })
export const failure = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '4px 20px 12px',
  color: 'var(--color-text-muted)',
  fontSize: '0.875rem',
})
export const foot = css({
  display: 'none',
  [media.phone]: {
    display: 'flex',
    gap: 20,
    flex: 'none',
    padding: '10px 20px',
    borderBlockStart: '1px solid var(--color-border)',
    color: 'var(--color-text-muted)',
    fontSize: '0.8125rem',
    '& kbd': {
      marginInlineEnd: 6,
      padding: '1px 6px',
      border: '1px solid var(--color-border)',
      borderRadius: 4,
      background: 'var(--color-surface-sunken)',
      fontFamily: 'inherit',
    },
  },
})
