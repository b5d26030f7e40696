import { css } from '@emotion/react'
import type { ReactNode } from 'react'

const style = css({
  position: 'relative',
  '& legend, & div:has(+ [role="switch"])': {
    position: 'absolute',
    width: 1,
    height: 1,
    margin: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
})

/** Around a control whose name stands nearby already, as heading or in a table: it is read aloud, and not shown twice. */
export function Unlabelled({ children }: { children: ReactNode }) {
  return <div css={style}>{children}</div>
}
