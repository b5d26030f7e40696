import { css } from '@emotion/react'
import type { ComponentProps } from 'react'
import { Link } from 'wouter'

/** As high as its row, so that a finger hits it; the row does not grow. */
const style = css({
  paddingBlock: 12,
  marginBlock: -12,
  color: 'var(--color-link)',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '@media print': { color: 'inherit' },
})

/** A figure in a table that links to its explanation. */
export const CellLink = (props: ComponentProps<typeof Link>) => <Link css={style} {...props} />
