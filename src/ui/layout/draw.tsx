import type { SerializedStyles } from '@emotion/react'
import { css } from '@emotion/react'
import type { ComponentProps, ElementType, ReactElement } from 'react'
import { media } from '#src/theme/scales.ts'
import { theme } from '#src/theme/theme.ts'
import { parseStyle, type StyleProps, type Width } from './styleProps.ts'

/** Typed layout, and the attributes of the element or component drawn. */
export type Drawn<Tag extends ElementType, Own = unknown> = StyleProps &
  Own & { as?: Tag } & Omit<ComponentProps<Tag>, keyof StyleProps | keyof Own | 'as'>

type Loose = { as?: ElementType; [name: string]: unknown }

const names = Object.keys(parseStyle.config ?? {})
const isStyle = new Set(names)
const widths: readonly Width[] = ['base', 'phone', 'tablet', 'desktop', 'wide', 'print']

const serialized = new Map<string, SerializedStyles>()

/**
 * Draws an element with its layout props as one Emotion style. Brands differ only in CSS variables, so the same props
 * always make the same style: each is made once.
 */
export function draw(defaults: StyleProps, { as: Tag = 'div', ...props }: Loose): ReactElement {
  const style: Record<string, unknown> = { ...defaults }
  const rest: Record<string, unknown> = {}
  for (const name in props) {
    if (!isStyle.has(name)) rest[name] = props[name]
    else if (props[name] !== undefined) style[name] = props[name]
  }
  const key = JSON.stringify(style)
  let known = serialized.get(key)
  if (!known) {
    known = css(stylesOf(style))
    serialized.set(key, known)
  }
  return <Tag css={known} {...rest} />
}

function stylesOf(style: Record<string, unknown>) {
  const layers = widths.map((width) => {
    const values = names.map((name) => [name, valueAt(style[name], width)] as const)
    const present = values.filter(([, value]) => value !== undefined)
    const declarations = parseStyle({ ...Object.fromEntries(present), theme })
    return width === 'base' ? declarations : present.length > 0 && { [media[width]]: declarations }
  })
  return layers.filter((layer) => layer !== false)
}

function valueAt(value: unknown, width: Width): unknown {
  if (typeof value !== 'object' || value === null) return width === 'base' ? value : undefined
  return Object.entries(value).find(([at]) => at === width)?.[1]
}
