import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { media } from '#src/theme/scales.ts'
import { buttonStyle, buttonVariants } from './buttonStyles.ts'
import { Icon } from './Icon.tsx'

/** It is never busy, so it leaves no room for a spinner; on paper there is nothing to press. */
const style = css({ paddingInline: 16, [media.print]: { display: 'none' } })

/** A file generated on request; looks like a button. */
export const DownloadLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} css={[buttonStyle, buttonVariants.secondary, style]} download>
    <Icon name="download" size={18} />
    {children}
  </a>
)
