import { css, Global } from '@emotion/react'
import type { ReactNode } from 'react'
import { focusRoom, onPhone } from './aboveFoot.ts'

const style = css({
  [onPhone]: {
    position: 'fixed',
    zIndex: 15,
    insetInline: 16,
    insetBlockEnd: 'calc(var(--frame-foot) + 12px)',
    '& > :is(a, button)': { width: '100%', boxShadow: '0 6px 20px -6px rgb(10 16 22 / 0.45)' },
  },
})
/** The end of the page must not stay behind it either. */
const room = css(focusRoom, { [onPhone]: { main: { paddingBlockEnd: 60 } } })

/** The one main act of a page: on a phone, it stays within reach of the thumb, above the foot. */
export const MainAct = ({ children }: { children: ReactNode }) => (
  <div css={style}>
    <Global styles={room} />
    {children}
  </div>
)
