import type { ElementType, ReactNode } from 'react'
import { type Drawn, draw } from './layout/draw.tsx'
import type { StyleProps } from './layout/styleProps.ts'

const variants = {
  body: { fontSize: 'body' },
  lead: { fontSize: 'lead', lineHeight: 1.55 },
  muted: { color: 'textMuted' },
  small: { fontSize: 'small', color: 'textMuted' },
  strong: { fontWeight: 600 },
} satisfies Record<string, StyleProps>

type Own = { variant?: keyof typeof variants }

/** A paragraph by default. */
export function Text<Tag extends ElementType = 'p'>(props: Drawn<Tag, Own>): ReactNode
export function Text({ as = 'p', variant = 'body', ...props }: Drawn<ElementType, Own>) {
  return draw(variants[variant], { as, ...props })
}
