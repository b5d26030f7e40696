import type { Offer } from './offer.schema.ts'
import { fontStack } from './typefaceRules.ts'

/** `textMuted` is `--color-text-muted`. */
export const colorVariable = (token: string) =>
  `--color-${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/**
 * The theme of an offer as declarations for `:root`, which the server writes into the page, so that the first paint
 * has the brand's colours before any script runs. Values come from the validated offer, never from a request.
 */
export function cssVariables({ theme }: Pick<Offer, 'theme'>): string {
  const colors = Object.entries(theme.colors).map(([token, value]) => `${colorVariable(token)}:${value}`)
  return [
    ...colors,
    `--font-body:${fontStack(theme.typefaces.body)}`,
    `--font-heading:${fontStack(theme.typefaces.heading)}`,
    `--radius:${theme.radius}px`,
  ].join(';')
}
