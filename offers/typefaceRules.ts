import type { Offer } from './offer.schema.ts'
import type { Typeface, TypefaceName } from './typefaces.ts'
import { typefaces } from './typefaces.ts'

/** Faces that devices have under these names; those of one line have the same widths. */
const standIns = {
  sans: ['Arial', 'Liberation Sans', 'Arimo', 'Roboto'],
  serif: ['Times New Roman', 'Liberation Serif', 'Tinos'],
} as const
const generic = { sans: 'Arial, sans-serif', serif: 'Georgia, serif' } as const

/** The faces of an offer, each once. */
export const typefacesOf = ({ theme }: Pick<Offer, 'theme'>): readonly Typeface[] =>
  [...new Set([theme.typefaces.body, theme.typefaces.heading])].map((name) => typefaces[name])

/** What CSS and mails name: the face, its stand-in, and what any device has. */
export function fontStack(name: TypefaceName): string {
  const { family, standIn } = typefaces[name]
  return `"${family}", "${family} stand-in", ${generic[standIn.kind]}`
}

/** The `@font-face` rules of an offer: its faces, and a stand-in of the same size for each. */
export const typefaceRules = (offer: Pick<Offer, 'theme'>): string =>
  typefacesOf(offer)
    .flatMap((face) => [faceRule(face), standInRule(face)])
    .join('')

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`

const faceRule = ({ family, path, weights, scale }: Typeface) =>
  `@font-face{font-family:"${family}";src:url(${path}) format("woff2");font-weight:${weights};font-display:swap;size-adjust:${percent(scale)}}`

/** Its width decides the size of the stand-in, and the heights are shares of that size. */
function standInRule({ family, scale, standIn: { kind, width, ascent, descent } }: Typeface) {
  const sources = standIns[kind].map((name) => `local("${name}")`).join()
  const heights = `ascent-override:${percent(ascent / width)};descent-override:${percent(descent / width)};line-gap-override:0%`
  return `@font-face{font-family:"${family} stand-in";src:${sources};size-adjust:${percent(width * scale)};${heights}}`
}
