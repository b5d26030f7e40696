import { css } from '@emotion/react'
import type { ElementType, HTMLAttributes } from 'react'
import { media } from '#src/theme/scales.ts'

const style = css({
  padding: 20,
  background: 'var(--color-surface-raised)',
  border: '1px solid var(--color-border)',
  borderRadius: 'calc(var(--radius) * 1.5)',
  [media.phone]: { padding: 28 },
  [media.print]: { breakInside: 'avoid' },
})

export function Card({ as: Tag = 'div', ...props }: HTMLAttributes<HTMLElement> & { as?: ElementType }) {
  return <Tag css={style} {...props} />
}
