import { css, Global } from '@emotion/react'
import type { ReactNode } from 'react'
import { breakpoints } from '#src/theme/scales.ts'

const onPhone = `@media screen and (max-width: calc(${breakpoints.tablet} - 1px))`
const style = css({
  [onPhone]: {
    position: 'fixed',
    zIndex: 15,
    insetInline: 16,
    insetBlockEnd: 'calc(var(--frame-foot) + 12px)',
    '& > :is(a, button)': { width: '100%', boxShadow: '0 6px 20px -6px rgb(10 16 22 / 0.45)' },
  },
})
/** Neither the end of the page nor a focused element may stay behind it. */
const room = css({
  [onPhone]: {
    main: { paddingBlockEnd: 60 },
    ':root': { scrollPaddingBlockEnd: 'calc(var(--frame-foot) + 84px)' },
  },
})

/** The one main act of a page: on a phone, it stays within reach of the thumb, above the foot. */
export const MainAct = ({ children }: { children: ReactNode }) => (
  <div css={style}>
    <Global styles={room} />
    {children}
  </div>
)
