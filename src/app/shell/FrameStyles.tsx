import { css, Global } from '@emotion/react'
import { layout, media } from '#src/theme/scales.ts'

/**
 * Page-wide styles of the frame: a focused element must not hide under a sticky bar, and on a phone a snack stands above
 * the navigation.
 */
const styles = css({
  ':root': {
    '--frame-foot': `calc(${layout.bottomBar}px + env(safe-area-inset-bottom, 0px))`,
    scrollPaddingBlock: `24px calc(var(--frame-foot) + 24px)`,
    [media.tablet]: { '--frame-foot': '0px' },
    [media.desktop]: { scrollPaddingBlockStart: layout.topBar + 24 },
  },
  body: { background: 'var(--color-surface-sunken)', [media.print]: { background: 'none' } },
})

export const FrameStyles = () => <Global styles={styles} />
