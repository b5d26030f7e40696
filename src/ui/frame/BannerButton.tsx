import { css } from '@emotion/react'
import type { ComponentProps } from 'react'
import { touchTarget } from '#src/theme/scales.ts'

const style = css({
  minHeight: touchTarget,
  padding: '0 4px',
  border: 0,
  background: 'transparent',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
  '&:hover': { textDecorationThickness: 2 },
  '&:focus-visible': { outlineColor: 'currentColor' },
})

/** A button that looks like a link, in the colour of its banner. */
export const BannerButton = (props: ComponentProps<'button'>) => <button type="button" css={style} {...props} />
