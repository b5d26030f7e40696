import { css, Global } from '@emotion/react'
import type { ReactNode } from 'react'
import { breakpoints } from '#src/theme/scales.ts'

const onPhone = `@media screen and (max-width: calc(${breakpoints.phone} - 1px))`
const style = css({
  [onPhone]: {
    position: 'fixed',
    zIndex: 15,
    insetInline: 16,
    insetBlockEnd: 'calc(var(--frame-foot) + 12px)',
    /* The page fades behind it, so that no words run into it. */
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: '-24px -16px -12px',
      background: 'linear-gradient(transparent, var(--color-surface-sunken) 24px)',
      pointerEvents: 'none',
    },
    '& > :is(a, button)': { width: '100%', boxShadow: '0 6px 20px -6px rgb(10 16 22 / 0.45)' },
    /* An empty page is a few words with the act below them, even in a low window. */
    'main:has([data-empty]) &': {
      position: 'absolute',
      insetBlockEnd: 12,
      '& > *': { boxShadow: 'none' },
      '&::before': { content: 'none' },
    },
  },
})
/** Neither the end of the page nor a focused element may stay behind it. */
const room = css({
  [onPhone]: {
    main: { position: 'relative', paddingBlockEnd: 60 },
    ':root': { scrollPaddingBlockEnd: 'calc(var(--frame-foot) + 84px)' },
  },
})

/** The one main act of a page: on a phone, it stays within reach of the thumb, above the foot; elsewhere, it stays in its place. */
export const MainAct = ({ children }: { children: ReactNode }) => (
  <div css={style}>
    <Global styles={room} />
    {children}
  </div>
)
