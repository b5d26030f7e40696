import type { ElementType, ReactNode } from 'react'
import { type Drawn, draw } from './layout/draw.tsx'

/** A flex container: a row by default. */
export function Flex<Tag extends ElementType = 'div'>(props: Drawn<Tag>): ReactNode
export function Flex(props: Drawn<'div'>) {
  return draw({ display: 'flex' }, props)
}
