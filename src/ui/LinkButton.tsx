import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { ButtonVariant } from './buttonStyles.ts'
import { buttonStyle, buttonVariants, fullWidth } from './buttonStyles.ts'

type Props = { href: string; variant?: ButtonVariant; isWide?: boolean; children: ReactNode }

/** Goes somewhere, and looks like a button. An address of another site leaves the application. */
export function LinkButton({ href, variant = 'primary', isWide = false, children }: Props) {
  const style = [buttonStyle, buttonVariants[variant], isWide && fullWidth]
  return href.startsWith('/') ? (
    <Link href={href} css={style}>
      {children}
    </Link>
  ) : (
    <a href={href} css={style}>
      {children}
    </a>
  )
}
