import { css, Global } from '@emotion/react'
import type { ReactNode } from 'react'
import { media } from '#src/theme/scales.ts'
import { actAtHand, actShadow, onPhone, roomForAct } from './frame/actAtHand.ts'

const style = css({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: 12,
  /* A quiet button reaches over its edge elsewhere; here all are as wide as the step and keep their distance. */
  '& > *': { marginInline: 0 },
  [media.tablet]: { flexDirection: 'row', justifyContent: 'flex-end', alignItems: 'center' },
  /* The buttons belong to the column of the step there, because the last one sticks as long as the step is in sight. */
  [onPhone]: {
    display: 'contents',
    '& > :last-child': { position: 'sticky', ...actAtHand, boxShadow: actShadow },
    '& > :not(:last-child)': { order: 1 },
  },
})

/** The buttons of a step, the one that goes on last: under the thumb on a phone, at the end of the line elsewhere. */
export const StepFoot = ({ children }: { children: ReactNode }) => (
  <div css={style}>
    <Global styles={roomForAct} />
    {children}
  </div>
)
