import { css } from '@emotion/react'
import type { ComponentProps, ReactNode } from 'react'
import { durations, media } from '#src/theme/scales.ts'
import { Icon } from '../Icon.tsx'
import { popoverPanel } from '../usePopover.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { barControl } from './barControl.ts'

const opener = css(barControl, { [media.tablet]: { paddingInline: 8 } })
const words = css({
  display: 'none',
  maxWidth: 180,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 500,
  [media.wide]: { display: 'block' },
})
const arrow = css({
  display: 'none',
  color: 'var(--color-text-muted)',
  transition: `transform ${durations.normal}`,
  [media.tablet]: { display: 'block' },
  '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' },
})
const panel = css(popoverPanel, {
  insetBlockStart: 'calc(100% + 8px)',
  insetInlineEnd: 0,
  width: 280,
  padding: 8,
  borderRadius: 'calc(var(--radius) * 1.5)',
  boxShadow: '0 16px 48px -16px rgb(10 16 22 / 0.3)',
  transition: `opacity ${durations.normal}, transform ${durations.normal}`,
  '@starting-style': { opacity: 0, transform: 'translateY(-4px)' },
})

type Props = ComponentProps<'button'> & {
  label: string
  name: string
  /** The picture of the person. */
  children: ReactNode
}

/** The button that shows whose account it is: a picture on a phone, and the name where there is room. */
export const AccountOpener = ({ label, name, children, ...props }: Props) => (
  <button css={opener} {...props}>
    {children}
    <VisuallyHidden>{label}</VisuallyHidden>
    <span css={words} aria-hidden="true">
      {name}
    </span>
    <span css={arrow}>
      <Icon name="chevronDown" size={16} />
    </span>
  </button>
)
/** Below the button; their frame has `position="relative"`. */
export const AccountPanel = (props: ComponentProps<'div'>) => <div css={panel} {...props} />
