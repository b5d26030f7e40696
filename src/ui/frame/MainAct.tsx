import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { breakpoints } from '#src/theme/scales.ts'

const style = css({
  [`@media screen and (max-width: calc(${breakpoints.tablet} - 1px))`]: {
    position: 'fixed',
    zIndex: 15,
    insetInline: 16,
    insetBlockEnd: 'calc(var(--frame-foot) + 12px)',
    '& > :is(a, button)': { width: '100%', boxShadow: '0 6px 20px -6px rgb(10 16 22 / 0.45)' },
  },
})

/** The one main act of a page: on a phone, it stays within reach of the thumb, above the foot. */
export const MainAct = ({ children }: { children: ReactNode }) => (
  <div css={style} data-main-act="">
    {children}
  </div>
)
