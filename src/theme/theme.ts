import { colorVariable } from '#offers/cssVariables.ts'
import type { Offer } from '#offers/offer.schema.ts'
import { breakpoints, fontSizes, layout, space } from './scales.ts'

/**
 * The theme names colours and the page's CSS variables hold their values, so that no style contains a brand's colour.
 */
function toVariables<Tokens extends Record<string, string>>(tokens: Tokens): Record<keyof Tokens, string> {
  const variables: Record<keyof Tokens, string> = { ...tokens }
  for (const token in tokens) variables[token] = `var(${colorVariable(token)})`
  return variables
}

export const createTheme = ({ theme }: Pick<Offer, 'theme'>) => ({
  space: [...space],
  fontSizes: [...fontSizes],
  breakpoints: Object.values(breakpoints),
  sizes: layout.containers,
  radii: { control: theme.radius, card: theme.radius * 1.5, pill: 999 },
  colors: toVariables(theme.colors),
  fonts: { body: 'var(--font-body)', heading: 'var(--font-heading)' },
})
export type PortalTheme = ReturnType<typeof createTheme>
