import { css, Global } from '@emotion/react'
import { layout, media } from '#src/theme/scales.ts'

/**
 * What the frame asks of the whole page: nothing that takes the focus may hide under a bar that stays in sight, and a
 * message at the foot of a phone stands above the navigation.
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
