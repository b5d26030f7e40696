import type { ElementType, ReactNode } from 'react'
import { type Drawn, draw } from './layout/draw.tsx'

/** A grid: one column by default. */
export function Grid<Tag extends ElementType = 'div'>(props: Drawn<Tag>): ReactNode
export function Grid(props: Drawn<'div'>) {
  return draw({ display: 'grid' }, props)
}
