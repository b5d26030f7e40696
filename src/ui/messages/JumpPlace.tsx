import { css } from '@emotion/react'
import type { ReactNode } from 'react'

const place = css({
  position: 'absolute',
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto', borderRadius: 999, boxShadow: '0 4px 16px rgb(0 0 0 / 14%)' },
})
const ends = { start: css({ insetBlockStart: 12 }), end: css({ insetBlockEnd: 12 }) }

/** Over the thread, at its start or its end. */
export const JumpPlace = ({ at, children }: { at: keyof typeof ends; children: ReactNode }) => (
  <div css={[place, ends[at]]}>{children}</div>
)
