import type { CSSProperties } from 'react'
import { system } from 'styled-system'
import type { fontSizes, Inset, media, SpaceStep } from '#src/theme/scales.ts'
import { type ColorToken, colorOf, type radii } from '#src/theme/theme.ts'

type Margin = SpaceStep | Inset | 'auto'
type Color = ColorToken | 'inherit' | 'transparent'
type Css<Name extends keyof CSSProperties> = NonNullable<CSSProperties[Name]>

/** Properties that take CSS values, under the names that CSS gives them. */
const plainStyles = {
  alignContent: true,
  alignItems: true,
  alignSelf: true,
  breakInside: true,
  display: true,
  flex: true,
  flexDirection: true,
  flexWrap: true,
  fontStyle: true,
  fontWeight: true,
  gridColumn: true,
  gridRow: true,
  gridTemplateRows: true,
  height: true,
  insetBlockStart: true,
  insetInlineStart: true,
  justifyContent: true,
  justifyItems: true,
  justifySelf: true,
  letterSpacing: true,
  lineHeight: true,
  listStyle: true,
  maxHeight: true,
  maxWidth: true,
  minHeight: true,
  minWidth: true,
  objectFit: true,
  order: true,
  overflow: true,
  overflowWrap: true,
  outlineOffset: true,
  overflowX: true,
  textOverflow: true,
  placeItems: true,
  position: true,
  scrollMarginBlockStart: true,
  textAlign: true,
  whiteSpace: true,
  width: true,
  zIndex: true,
} as const

/** `s` and `e` are the start and the end of a line, `t` and `b` the top and the bottom of a block. */
type Spaces = {
  [Name in 'p' | 'px' | 'py' | 'pt' | 'pb' | 'ps' | 'pe' | 'gap' | 'rowGap' | 'columnGap']: SpaceStep
} & { [Name in 'm' | 'mx' | 'my' | 'mt' | 'mb' | 'ms' | 'me']: Margin }

/** A border is a line of one pixel in the colour named; an edge marks the start of a row with four. */
type Colors = { [Name in 'color' | 'bg' | 'border' | 'borderTop' | 'borderBottom' | 'borderColor' | 'edge']: Color }

type Type = { fontSize: keyof typeof fontSizes; radius: keyof typeof radii }

/** A number of columns of equal width, or a template. */
type Columns = { columns: number | string }

type Plain = { [Name in keyof typeof plainStyles]: Css<Name> }

/** The number of lines after which a text is cut. */
type Clamp = { lineClamp: number }

type Values = Spaces & Colors & Type & Columns & Clamp & Plain

/** The widths from which a value holds; `base` is every width, `print` is paper. */
export type Width = 'base' | Exclude<keyof typeof media, 'motion'>
type Responsive<Value> = Value | { readonly [At in Width]?: Value }
export type StyleProps = { readonly [Name in keyof Values]?: Responsive<Values[Name]> | undefined }

const color = (token: Color) => (token === 'inherit' || token === 'transparent' ? token : colorOf(token))
const line = (token: Color) => `1px solid ${color(token)}`
const tracks = (columns: number | string) =>
  typeof columns === 'number' ? `repeat(${columns}, minmax(0, 1fr))` : columns

/** Shorthands come before their sides: styles keep this order, whatever the order of the props. */
export const parseStyle = system({
  m: { property: 'margin', scale: 'space' },
  mx: { property: 'marginInline', scale: 'space' },
  my: { property: 'marginBlock', scale: 'space' },
  mt: { property: 'marginBlockStart', scale: 'space' },
  mb: { property: 'marginBlockEnd', scale: 'space' },
  ms: { property: 'marginInlineStart', scale: 'space' },
  me: { property: 'marginInlineEnd', scale: 'space' },
  p: { property: 'padding', scale: 'space' },
  px: { property: 'paddingInline', scale: 'space' },
  py: { property: 'paddingBlock', scale: 'space' },
  pt: { property: 'paddingBlockStart', scale: 'space' },
  pb: { property: 'paddingBlockEnd', scale: 'space' },
  ps: { property: 'paddingInlineStart', scale: 'space' },
  pe: { property: 'paddingInlineEnd', scale: 'space' },
  gap: { property: 'gap', scale: 'space' },
  rowGap: { property: 'rowGap', scale: 'space' },
  columnGap: { property: 'columnGap', scale: 'space' },
  color: { property: 'color', transform: color },
  bg: { property: 'background', transform: color },
  border: { property: 'border', transform: line },
  borderTop: { property: 'borderBlockStart', transform: line },
  borderBottom: { property: 'borderBlockEnd', transform: line },
  edge: { property: 'borderInlineStart', transform: (token: Color) => `4px solid ${color(token)}` },
  borderColor: { property: 'borderColor', transform: color },
  radius: { property: 'borderRadius', scale: 'radii' },
  fontSize: { property: 'fontSize', scale: 'fontSizes' },
  columns: { property: 'gridTemplateColumns', transform: tracks },
  lineClamp: (lines: number) => ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  }),
  ...plainStyles,
})
