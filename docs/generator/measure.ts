/**
 * Text widths without a browser, so that the same input always gives the same bytes. Advance widths are those of
 * Helvetica and the faces drawn to its measures (Arial, Liberation Sans), in thousandths of the font size.
 */
const widths: readonly (readonly [width: number, characters: string])[] = [
  [191, "'"],
  [222, 'ijl'],
  [260, '|'],
  [278, ' \u00a0!,./:;I[\\]ft'],
  [333, '()-`r'],
  [334, '{}'],
  [355, '"'],
  [389, '*'],
  [469, '^'],
  [500, 'Jckvxyszç'],
  [556, '#$?0123456789L_abdeghnopquéèêàâùûôî–'],
  [584, '+<=>~'],
  [611, 'FTZ'],
  [667, '&ABEKPSVXYÉÀ'],
  [722, 'CDHNRUw'],
  [778, 'GOQ'],
  [833, 'Mm'],
  [889, '%'],
  [944, 'W'],
  [1000, '…→—'],
  [1015, '@'],
]
const widthOf = new Map(widths.flatMap(([width, characters]) => Array.from(characters).map((one) => [one, width])))

export type Font = { readonly size: number; readonly weight: 400 | 600 }

/** Semibold fonts are about a tenth wider. */
export const textWidth = (text: string, { size, weight }: Font) => {
  const sum = Array.from(text).reduce((total, character) => total + (widthOf.get(character) ?? 700), 0)
  return round((sum / 1000) * size * (weight === 600 ? 1.09 : 1))
}

export const round = (value: number) => Math.round(value * 10) / 10
