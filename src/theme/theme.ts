import { colorVariable } from '#offers/cssVariables.ts'
import type { ColorTokens } from '#offers/offer.schema.ts'
import { fontSizes, insets, space } from './scales.ts'

export type ColorToken = keyof ColorTokens

/** The page's CSS variables hold the values of a brand, so that no style contains its colours. */
export const colorOf = (token: ColorToken) => `var(${colorVariable(token)})`

export const radii = {
  control: 'var(--radius)',
  card: 'calc(var(--radius) * 1.5)',
  pill: 999,
  round: '50%',
} as const

/** The scales that the layout props name. */
export const theme = { space: { ...space, ...insets }, fontSizes, radii }
