import { css } from '@emotion/react'
import type { ComponentProps } from 'react'
import { media } from '#src/theme/scales.ts'

const style = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 72,
  padding: 12,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { background: 'var(--color-accent-soft)', color: 'var(--color-on-accent-soft)' },
  '&:focus-visible': { outlineOffset: -3 },
  [media.phone]: { gap: 16, padding: '12px 20px' },
  '& > svg': { color: 'var(--color-text-muted)' },
})

/** A row of a list that is one button. */
export const ListButton = (props: ComponentProps<'button'>) => <button type="button" css={style} {...props} />
