import { css } from '@emotion/react'
import type { ComponentProps } from 'react'
import { touchTarget } from '#src/theme/scales.ts'
import { OpeningName } from './OpeningName.tsx'
import { onPhone } from './table/tableStyles.ts'

const style = css({
  maxWidth: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'var(--color-link)',
  font: 'inherit',
  overflow: 'hidden',
  textAlign: 'start',
  textOverflow: 'ellipsis',
  whiteSpace: 'inherit',
  cursor: 'pointer',
  [onPhone]: { minHeight: touchTarget },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '&:focus-visible': { outlineOffset: -2 },
  '@media print': { color: 'inherit' },
})

/** A button in a cell of a table that opens its row; a text longer than its column is cut. */
export const CellButton = ({ children, ...props }: ComponentProps<'button'>) => (
  <button type="button" css={style} {...props}>
    <OpeningName>{children}</OpeningName>
  </button>
)
