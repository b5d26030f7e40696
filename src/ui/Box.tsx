import type { ElementType, ReactNode } from 'react'
import { type Drawn, draw } from './layout/draw.tsx'

/** Any element, with spacing, colours, type and placement from the scales of the theme. */
export function Box<Tag extends ElementType = 'div'>(props: Drawn<Tag>): ReactNode
export function Box(props: Drawn<'div'>) {
  return draw({}, props)
}
