import { css } from '@emotion/react'
import type { ComponentProps, ReactNode } from 'react'
import { media } from '#src/theme/scales.ts'

const frame = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  overflow: 'hidden',
  border: '1px solid var(--color-border)',
  borderRadius: 'calc(var(--radius) * 1.5)',
  background: 'var(--color-surface-raised)',
})
/** The height that the bars and two lines of heading leave of the window, and never less than a few messages. */
const filled = css({
  height: 'max(360px, calc(100dvh - 238px - var(--frame-foot) - var(--frame-notice, 0px)))',
  [media.desktop]: { height: 'max(480px, calc(100dvh - 236px - var(--frame-notice, 0px)))' },
})
const two = css({ gridTemplateColumns: '352px minmax(0, 1fr)' })
const pane = css({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  /* The age of what a pane shows, or the line that says why it shows nothing. */
  '& > p[role="status"], & > div > p[role="status"], & > div > [role]:has(> p)': { padding: '12px 16px', margin: 0 },
  /* What the pane waits for is as tall as the pane; the words for a failure are in its middle. */
  '& > [aria-busy]': { display: 'grid', flex: 1, minHeight: 0 },
  '& > [role="alert"], & > :has(> [data-waits])': { marginBlock: 'auto' },
})
const first = css({ borderInlineEnd: '1px solid var(--color-border)' })
const scroller = css({ flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' })

type Props = {
  /** Next to the rest, if there is room. */
  list: ReactNode
  /** As tall as its content: the page scrolls. */
  isFlowing: boolean
  children: ReactNode
}

/** The conversations next to the open one, or only one of the two. */
export const Panes = ({ list, isFlowing, children }: Props) => (
  <div css={[frame, !isFlowing && filled, list !== null && two]}>
    {list !== null && <div css={[pane, first]}>{list}</div>}
    <div css={pane}>{children}</div>
  </div>
)

/** The part of a pane that scrolls. */
export const PaneScroller = (props: ComponentProps<'div'>) => <div css={scroller} {...props} />
