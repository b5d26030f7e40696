import { css, Global } from '@emotion/react'
import type { ReactNode } from 'react'
import { layout, media } from '#src/theme/scales.ts'

const foot = css({
  paddingBlockEnd: 'var(--frame-foot, 0px)',
  background: 'var(--color-surface-sunken)',
  [media.print]: { display: 'none' },
})
/** Stays visible above the end of the page, and then scrolls into its place there. */
const pinned = css({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 15,
  background: 'var(--color-surface-raised)',
  borderBlockStart: '1px solid var(--color-border-strong)',
})
/** A focused element must not hide behind it. */
const room = css({
  ':root:has([data-pinned])': { scrollPaddingBlockEnd: 'calc(var(--frame-foot, 0px) + 280px)' },
})
const lines = css({ maxWidth: layout.containers.full, marginInline: 'auto', padding: '12px 16px' })

/** The very end of every page, below whatever part of the product is on screen. */
export const PageFoot = ({ isPinned, children }: { isPinned: boolean; children: ReactNode }) => (
  <footer css={[foot, isPinned && pinned]} data-pinned={isPinned || undefined}>
    <Global styles={room} />
    <div css={lines}>{children}</div>
  </footer>
)
