import { css, Global } from '@emotion/react'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { media } from '#src/theme/scales.ts'

const region = css({
  position: 'fixed',
  insetInline: 0,
  /* Above the navigation at the foot of a phone, where there is one. */
  insetBlockEnd: 'var(--frame-foot, 0px)',
  zIndex: 60,
  display: 'flex',
  justifyContent: 'center',
  padding: 'clamp(12px, 3vw, 24px)',
  pointerEvents: 'none',
  [media.print]: { display: 'none' },
})
const bar = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: 'min(100%, 540px)',
  minHeight: 52,
  padding: '8px 8px 8px 16px',
  borderRadius: 'var(--radius)',
  background: 'var(--color-inverse)',
  color: 'var(--color-on-inverse)',
  boxShadow: '0 8px 24px rgb(0 0 0 / 24%)',
  pointerEvents: 'auto',
  transition: 'opacity 300ms, transform 300ms',
  '@starting-style': { opacity: 0, transform: 'translateY(16px)' },
})
const gone = css({ opacity: 0, transform: 'translateY(16px)' })
/** The page can be scrolled until the message covers nothing. */
const room = css({
  ':root:has([data-snack])': { scrollPaddingBlockEnd: 'calc(var(--frame-foot, 0px) + 120px)' },
  'body:has([data-snack])': { paddingBlockEnd: 120 },
})
const words = css({ flex: 1, minWidth: 0 })
const dismiss = css({
  flex: 'none',
  minWidth: 44,
  minHeight: 44,
  padding: '0 12px',
  border: 0,
  borderRadius: 'var(--radius)',
  background: 'transparent',
  color: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: -4 },
})

/** The foot of the window, where messages appear one at a time. */
export const SnackRegion = (props: ComponentProps<'div'>) => <div css={region} role="status" {...props} />

type Props = {
  ref: Ref<HTMLDivElement>
  isLeaving: boolean
  icon: ReactNode
  actionLabel: string
  onAction: () => void
  children: ReactNode
}

/** One message with one button. */
export const SnackBar = ({ ref, isLeaving, icon, actionLabel, onAction, children }: Props) => (
  <div ref={ref} css={[bar, isLeaving && gone]} data-snack={true}>
    <Global styles={room} />
    {icon}
    <p css={words}>{children}</p>
    <button type="button" css={dismiss} onClick={onAction}>
      {actionLabel}
    </button>
  </div>
)
