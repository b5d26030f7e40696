import { css, Global } from '@emotion/react'
import type { ReactNode } from 'react'
import { actAtHand, actShadow, onPhone, roomForAct } from './actAtHand.ts'

const style = css({
  [onPhone]: {
    position: 'fixed',
    ...actAtHand,
    insetInline: 16,
    '& > :is(a, button)': { width: '100%', boxShadow: actShadow },
  },
})
/** The end of the page must not stay behind it. */
const room = css(roomForAct, { [onPhone]: { main: { paddingBlockEnd: 60 } } })

/** The one main act of a page: on a phone, it stays within reach of the thumb, above the foot. */
export const MainAct = ({ children }: { children: ReactNode }) => (
  <div css={style}>
    <Global styles={room} />
    {children}
  </div>
)
