import { css } from '@emotion/react'
import type { ComponentProps, ReactNode } from 'react'

const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  flex: 'none',
  padding: '6px 8px 6px 20px',
  borderBlockEnd: '1px solid var(--color-border)',
  '& > svg': { color: 'var(--color-text-muted)' },
})
const field = css({
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

type Props = ComponentProps<'input'> & { before: ReactNode; after: ReactNode }

/** The search field. */
export const PaletteField = ({ before, after, ...props }: Props) => (
  <div css={head}>
    {before}
    <input css={field} type="search" autoComplete="off" autoCapitalize="off" spellCheck={false} {...props} />
    {after}
  </div>
)
