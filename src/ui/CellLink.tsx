import { css } from '@emotion/react'
import type { ComponentProps } from 'react'
import { Link } from 'wouter'

/** As high as its row, so that a finger hits it; the row does not grow. */
const style = css({
  paddingBlock: 12,
  marginBlock: -12,
  /* Figures keep the colour of figures: the links of some brands are red, which accounts read as a loss. */
  color: 'inherit',
  textDecoration: 'underline',
  textDecorationColor: 'var(--color-border-strong)',
  textUnderlineOffset: '0.2em',
  '&:hover': { textDecorationColor: 'currentColor' },
  '@media print': { textDecoration: 'none' },
})

/** A figure in a table that links to its explanation. */
export const CellLink = (props: ComponentProps<typeof Link>) => <Link css={style} {...props} />
