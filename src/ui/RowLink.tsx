import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Box } from './Box.tsx'
import type { StyleProps } from './layout/styleProps.ts'

const style = css({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { color: 'var(--color-link)', textDecoration: 'underline', textUnderlineOffset: 3 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '3px solid var(--color-focus)', outlineOffset: -3 },
})

type Props = {
  href: string
  fontWeight: StyleProps['fontWeight']
  /** The person is about to follow the link: time to load its target. */
  onAim?: (() => void) | undefined
  children: ReactNode
}

/** A link that takes the whole of its row, which has `position="relative"`. */
export function RowLink({ onAim, ...props }: Props) {
  return <Box as={Link} css={style} onPointerEnter={onAim} onFocus={onAim} onTouchStart={onAim} {...props} />
}
