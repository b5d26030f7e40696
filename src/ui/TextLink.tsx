import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { touchTarget } from '#src/theme/scales.ts'
import { Box } from './Box.tsx'
import type { StyleProps } from './layout/styleProps.ts'

const style = css({
  color: 'var(--color-link)',
  fontWeight: 500,
  textDecorationThickness: 1,
  textUnderlineOffset: '0.2em',
  borderRadius: 2,
  '&:hover': { color: 'var(--color-action-hover)', textDecorationThickness: 2 },
})
/** Alone on its line, the link is as easy to hit as a button. */
const standalone = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minWidth: touchTarget,
  minHeight: touchTarget,
})

const foreign = { target: '_blank', rel: 'noopener noreferrer nofollow ugc' } as const

type Props = StyleProps & {
  href: string
  isStandalone?: boolean
  /** The person is about to follow the link: time to load its target. */
  onAim?: (() => void) | undefined
  /** The person follows the link: what the next page needs is chosen here. */
  onFollow?: () => void
  /** Somebody typed the address: it opens in a new window, which learns nothing about the portal. */
  isForeign?: boolean
  children: ReactNode
}

export function TextLink({
  href,
  isStandalone = false,
  isForeign = false,
  onAim,
  onFollow,
  children,
  ...layout
}: Props) {
  const styles = [style, isStandalone && standalone]
  return href.startsWith('/') ? (
    <Box
      as={Link}
      href={href}
      css={styles}
      onPointerEnter={onAim}
      onFocus={onAim}
      onTouchStart={onAim}
      onClick={onFollow}
      {...layout}
    >
      {children}
    </Box>
  ) : (
    <Box as="a" href={href} css={styles} {...(isForeign && foreign)} {...layout}>
      {children}
    </Box>
  )
}
