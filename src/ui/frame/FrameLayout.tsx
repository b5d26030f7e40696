import { css, Global } from '@emotion/react'
import type { ReactNode } from 'react'
import { layout, media } from '#src/theme/scales.ts'

/** A focused element must not hide under a sticky bar, and on a phone a snack appears above the navigation. */
const page = css({
  ':root': {
    '--frame-foot': `calc(${layout.bottomBar}px + env(safe-area-inset-bottom, 0px))`,
    scrollPaddingBlock: `24px calc(var(--frame-foot) + 24px)`,
    [media.tablet]: { '--frame-foot': '0px' },
    [media.desktop]: { scrollPaddingBlockStart: `calc(${layout.topBar + 24}px + var(--frame-notice, 0px))` },
  },
  'nav li[aria-hidden]': { visibility: 'hidden' },
  body: { background: 'var(--color-surface-sunken)', [media.print]: { background: 'none' } },
})
/** Fills what banners and notices leave of the window. */
const columns = css({ display: 'flex', flex: 1, alignItems: 'flex-start' })
const column = css({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  alignSelf: 'stretch',
  minWidth: 0,
  paddingBlockEnd: 'var(--frame-foot)',
  [media.print]: { paddingBlockEnd: 0 },
})
/** On a desktop, all bars are sticky together; in smaller windows, a bar may be by itself. */
const top = css({
  display: 'contents',
  [media.desktop]: { display: 'block', position: 'sticky', insetBlockStart: 'var(--frame-notice, 0px)', zIndex: 20 },
})

type Props = { side: ReactNode; bars: ReactNode; children: ReactNode }

/** The columns of the application: the sidebar, and the page below its bars. Sets the styles of the whole document too. */
export const FrameLayout = ({ side, bars, children }: Props) => (
  <div css={columns}>
    <Global styles={page} />
    {side}
    <div css={column}>
      <header css={top}>{bars}</header>
      {children}
    </div>
  </div>
)
