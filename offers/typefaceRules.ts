import type { Offer } from './offer.schema.ts'
import type { Typeface, TypefaceName } from './typefaces.ts'
import { typefaces } from './typefaces.ts'

/**
 * Faces that devices have under these names. Those of one line have the same widths: so many times that of the first line, over a
 * page of French as a browser draws it.
 */
const standIns = {
  sans: [
    { width: 1, names: ['Arial', 'Liberation Sans', 'Arimo', 'Nimbus Sans', 'Roboto'] },
    { width: 1.0548, names: ['Noto Sans', 'Open Sans'] },
    { width: 1.15, names: ['DejaVu Sans', 'Bitstream Vera Sans'] },
  ],
  serif: [
    { width: 1, names: ['Times New Roman', 'Liberation Serif', 'Tinos', 'Nimbus Roman'] },
    { width: 1.1847, names: ['Noto Serif'] },
    { width: 1.2644, names: ['DejaVu Serif', 'Bitstream Vera Serif'] },
  ],
} as const
const generic = { sans: 'Arial, sans-serif', serif: 'Georgia, serif' } as const

/** The faces of an offer, each once. */
export const typefacesOf = ({ theme }: Pick<Offer, 'theme'>): readonly Typeface[] =>
  [...new Set([theme.typefaces.body, theme.typefaces.heading])].map((name) => typefaces[name])

/** What CSS and mails name: the face, its stand-in, and what any device has. */
export function fontStack(name: TypefaceName): string {
  const { family, standIn } = typefaces[name]
  const names = [family, ...standIns[standIn.kind].map((_, index) => standInName(family, index))]
  return `${names.map((each) => `"${each}"`).join(', ')}, ${generic[standIn.kind]}`
}

const standInName = (family: string, index: number) => `${family} stand-in${index > 0 ? ` ${index + 1}` : ''}`

/** The `@font-face` rules of an offer: its faces, and stand-ins of the same size for each. */
export const typefaceRules = (offer: Pick<Offer, 'theme'>): string =>
  typefacesOf(offer)
    .flatMap((face) => [faceRule(face), ...standInRules(face)])
    .join('')

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`

const faceRule = ({ family, path, weights, range, scale }: Typeface) => {
  const characters = range === undefined ? '' : `;unicode-range:${range}`
  return `@font-face{font-family:"${family}";src:url(${path}) format("woff2");font-weight:${weights};font-display:swap;size-adjust:${percent(scale)}${characters}}`
}

/** Its width decides the size of a stand-in, and the heights are shares of that size. */
const standInRules = ({ family, scale, standIn: { kind, width, ascent, descent } }: Typeface) =>
  standIns[kind].map(({ names, width: ownWidth }, index) => {
    const sources = names.map((name) => `local("${name}")`).join()
    const size = width / ownWidth
    const heights = `ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)};line-gap-override:0%`
    return `@font-face{font-family:"${standInName(family, index)}";src:${sources};size-adjust:${percent(size * scale)};${heights}}`
  })
