import { css } from '@emotion/react'
import type { ComponentProps } from 'react'

const style = css({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'start',
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: '0 -12px', borderRadius: 'var(--radius)' },
  '&:hover::after': { background: 'var(--color-text)', opacity: 0.04 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '3px solid var(--color-focus)', outlineOffset: -3 },
  /* On paper, the name of the row stays. */
  '@media print': { display: 'contents !important' },
})

/** A button that takes the whole of its row, which has `position="relative"`. */
export const RowButton = (props: ComponentProps<'button'>) => <button type="button" css={style} {...props} />
