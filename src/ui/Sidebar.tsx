import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { layout, media } from '#src/theme/scales.ts'

const column = css({
  display: 'none',
  flexDirection: 'column',
  flex: 'none',
  position: 'sticky',
  insetBlockStart: 'var(--frame-notice, 0px)',
  height: 'calc(100vh - var(--frame-notice, 0px))',
  '@supports (height: 100dvh)': { height: 'calc(100dvh - var(--frame-notice, 0px))' },
  background: 'var(--color-surface-raised)',
  borderInlineEnd: '1px solid var(--color-border)',
  [media.desktop]: { display: 'flex' },
  [media.print]: { display: 'none' },
})
const width = ({ narrow, wide }: { narrow: number; wide: number }) =>
  css({ width: narrow, [media.wide]: { width: wide } })
const widths = { normal: width(layout.sidebar.normal), large: width(layout.sidebar.large) }
const head = css({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  height: layout.topBar,
  paddingInline: 24,
})
const middle = css({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '8px 12px 24px',
})
const foot = css({
  flex: 'none',
  padding: '4px 24px 8px',
  borderBlockStart: '1px solid var(--color-border)',
  fontSize: '0.875rem',
})

type Props = {
  size?: keyof typeof widths
  header: ReactNode
  footer?: ReactNode
  children: ReactNode
}

/** A column next to the page on a desktop; its content scrolls on its own. Smaller windows offer the same elsewhere. */
export function Sidebar({ size = 'normal', header, footer, children }: Props) {
  return (
    <div css={[column, widths[size]]}>
      <div css={head}>{header}</div>
      <div css={middle}>{children}</div>
      {footer !== undefined && <div css={foot}>{footer}</div>}
    </div>
  )
}
