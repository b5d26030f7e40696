import { css } from '@emotion/react'
import type { ComponentProps, MouseEvent } from 'react'
import type { ButtonVariant } from './buttonStyles.ts'
import { buttonStyle, buttonVariants, fullWidth } from './buttonStyles.ts'
import { Spinner } from './Spinner.tsx'

const spinnerPlace = css({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlock: 0,
  width: 'var(--room)',
  display: 'grid',
  placeItems: 'center',
  '& > svg': { width: 'min(18px, var(--room) - 2px)' },
})

type Props = ComponentProps<'button'> & { variant?: ButtonVariant; isBusy?: boolean; isWide?: boolean }

/** A busy button keeps its label, its size and the focus; another press does nothing. */
export function Button({ variant = 'primary', isBusy = false, isWide = false, onClick, children, ...props }: Props) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (isBusy ? event.preventDefault() : onClick?.(event))
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      css={[buttonStyle, buttonVariants[variant], isWide && fullWidth]}
      {...props}
      onClick={press}
    >
      {isBusy && (
        <span css={spinnerPlace}>
          <Spinner size={18} />
        </span>
      )}
      {children}
    </button>
  )
}
