import { css } from '@emotion/react'
import { Link } from 'wouter'
import { screenPaths } from '#contract/addresses.ts'
import { touchTarget } from '#src/theme/scales.ts'
import { Logo } from '../Logo.tsx'

const style = css({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  minWidth: touchTarget,
  minHeight: touchTarget,
  borderRadius: 'var(--radius)',
})

/** The logo leads to the dashboard; where the bar also names the building, its mark alone does. */
export const HomeLink = ({ isSmall = false }: { isSmall?: boolean }) => (
  <Link href={screenPaths.home} css={style}>
    <Logo isMark={isSmall} />
  </Link>
)
