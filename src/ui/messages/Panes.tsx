import { css } from '@emotion/react'
import type { ComponentProps, ReactNode } from 'react'
import { media } from '#src/theme/scales.ts'

/** What the frame and the heading of the page leave of the window, and never less than a few messages. */
const frame = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  height: 'max(440px, calc(100dvh - 232px))',
  overflow: 'hidden',
  border: '1px solid var(--color-border)',
  borderRadius: 'calc(var(--radius) * 1.5)',
  background: 'var(--color-surface-raised)',
  [media.desktop]: { height: 'max(480px, calc(100dvh - 236px))' },
})
const two = css({ gridTemplateColumns: '352px minmax(0, 1fr)' })
const pane = css({ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 })
const first = css({ borderInlineEnd: '1px solid var(--color-border)' })
const scroller = css({ flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' })

/** The conversations beside the open one, or that one alone. */
export const Panes = ({ list, children }: { list: ReactNode; children: ReactNode }) => (
  <div css={[frame, list !== null && two]}>
    {list !== null && <div css={[pane, first]}>{list}</div>}
    <div css={pane}>{children}</div>
  </div>
)

/** The part of a pane that scrolls. */
export const PaneScroller = (props: ComponentProps<'div'>) => <div css={scroller} {...props} />
