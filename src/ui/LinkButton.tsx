import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { breakpoints } from '#src/theme/scales.ts'
import type { ButtonVariant } from './buttonStyles.ts'
import { buttonStyle, buttonVariants, fullWidth } from './buttonStyles.ts'

/** A link is never busy: on a phone, its words get the room for the spinner. */
const room = css({ [`@media not all and (min-width: ${breakpoints.phone})`]: { paddingInline: 20 } })

type Props = {
  href: string
  variant?: ButtonVariant
  isWide?: boolean
  'aria-label'?: string
  children: ReactNode
}

/** A link that looks like a button. An address of another site leaves the application. */
export function LinkButton({ href, variant = 'primary', isWide = false, ...props }: Props) {
  const style = [buttonStyle, variant !== 'quiet' && room, buttonVariants[variant], isWide && fullWidth]
  return href.startsWith('/') ? <Link href={href} css={style} {...props} /> : <a href={href} css={style} {...props} />
}
