import { css } from '@emotion/react'
import { media } from '#src/theme/scales.ts'

export const rowList = css({
  overflow: 'hidden',
  border: '1px solid var(--color-border)',
  borderRadius: 'calc(var(--radius) * 1.5)',
  background: 'var(--color-surface-raised)',
  '& > * + *': { borderBlockStart: '1px solid var(--color-border)' },
})
export const rowFrame = css({ padding: 16, [media.phone]: { padding: '20px 24px' } })
