import { css } from '@emotion/react'
import { media } from '#src/theme/scales.ts'

/** The way on and the way back: under the thumb on a phone, at the end of the line elsewhere. */
export const stepFoot = css({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: 12,
  /* Both are as wide as the step, and keep their distance: a quiet one hangs over its edge elsewhere. */
  '& > *': { marginInline: 0 },
  [media.phone]: { flexDirection: 'row', justifyContent: 'flex-end', alignItems: 'center' },
})
