import { css } from '@emotion/react'
import { Link } from 'wouter'
import { screenPaths } from '#contract/addresses.ts'
import { media, touchTarget } from '#src/theme/scales.ts'
import { Logo } from '../Logo.tsx'

const style = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  minWidth: 0,
  borderRadius: 'var(--radius)',
  '& > img': { width: 132, [media.phone]: { width: 160 } },
})

/** The logo, a little smaller on a phone, leads to the dashboard. */
export const HomeLink = () => (
  <Link href={screenPaths.home} css={style}>
    <Logo />
  </Link>
)
