import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { ButtonVariant } from './buttonStyles.ts'
import { buttonStyle, buttonVariants, fullWidth } from './buttonStyles.ts'

type Props = {
  href: string
  variant?: ButtonVariant
  isWide?: boolean
  /** Navigation state for a page of this site: it is not in the address, so it is in no log. */
  state?: { readonly email: string } | undefined
  'aria-label'?: string
  /** Called before the link is followed. */
  onClick?: () => void
  children: ReactNode
}

/** A link that looks like a button. An address of another site leaves the application. */
export function LinkButton({ href, variant = 'primary', isWide = false, state, ...props }: Props) {
  const style = [buttonStyle, buttonVariants[variant], isWide && fullWidth]
  return href.startsWith('/') ? (
    <Link href={href} state={state} css={style} {...props} />
  ) : (
    <a href={href} css={style} {...props} />
  )
}
