import { css } from '@emotion/react'
import { media } from '#src/theme/scales.ts'

/** The way on and the way back: under the thumb on a phone, at the end of the line elsewhere. */
export const stepFoot = css({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: 12,
  [media.phone]: { flexDirection: 'row', justifyContent: 'flex-end', alignItems: 'center' },
})
