import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { media } from '#src/theme/scales.ts'

const style = css({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: 12,
  /* A quiet button extends over its edge elsewhere; here all are as wide as the step and keep their distance. */
  '& > *': { marginInline: 0 },
  [media.phone]: { flexDirection: 'row', justifyContent: 'flex-end', alignItems: 'center' },
})

/** The buttons of a step, the one that goes on last: under the thumb on a phone, at the end of the line elsewhere. */
export const StepFoot = ({ children }: { children: ReactNode }) => <div css={style}>{children}</div>
