import type { ElementType, ReactNode } from 'react'
import { type Drawn, draw } from './layout/draw.tsx'
import type { StyleProps } from './layout/styleProps.ts'

const directions = {
  column: { display: 'flex', flexDirection: 'column', minWidth: 0, gap: 4 },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', minWidth: 0, gap: 4 },
} satisfies Record<string, StyleProps>

type Own = { direction?: keyof typeof directions }

/** Children one below the other (or side by side, wrapping), with an even gap. */
export function Stack<Tag extends ElementType = 'div'>(props: Drawn<Tag, Own>): ReactNode
export function Stack({ direction = 'column', ...props }: Drawn<'div', Own>) {
  return draw(directions[direction], props)
}
