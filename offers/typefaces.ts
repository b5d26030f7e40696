/** A face of a kept package, under the SIL Open Font License 1.1. Its file holds the Latin characters. */
export type Typeface = {
  readonly family: string
  /** The file in its package. */
  readonly source: string
  /** The address in the portal; its number is the version of the package, so that browsers may keep the file. */
  readonly path: string
  /** One weight, or the first and the last that the file contains. */
  readonly weights: string
  /** The characters that it draws, if not all of its file. */
  readonly range?: string
  /** How much larger than drawn it is set, for a face that looks small beside others. */
  readonly scale: number
  /** The face that every device has, drawn with the width and height of this one until its file is there: nothing moves then. */
  readonly standIn: {
    readonly kind: 'sans' | 'serif'
    readonly width: number
    readonly ascent: number
    readonly descent: number
  }
}

export const typefaceNames = [
  'atkinson',
  'bitter',
  'figtree',
  'hankenGrotesk',
  'instrumentSans',
  'outfit',
  'publicSans',
  'sourceSans',
  'sourceSerif',
  'spectral',
] as const
export type TypefaceName = (typeof typefaceNames)[number]

/** Headings have one weight, texts all of them. Figures are, or can be, of one width. */
export const typefaces: Readonly<Record<TypefaceName, Typeface>> = {
  atkinson: {
    family: 'Atkinson Hyperlegible Next',
    source: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    path: '/assets/fonts/atkinson-hyperlegible-next-5.3.0.woff2',
    weights: '200 800',
    scale: 1,
    standIn: { kind: 'sans', width: 0.996, ascent: 0.984, descent: 0.316 },
  },
  bitter: {
    family: 'Bitter',
    source: '@fontsource/bitter/files/bitter-latin-600-normal.woff2',
    path: '/assets/fonts/bitter-5.3.0.woff2',
    weights: '600',
    scale: 1,
    standIn: { kind: 'serif', width: 1.1562, ascent: 0.935, descent: 0.265 },
  },
  figtree: {
    family: 'Figtree',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    path: '/assets/fonts/figtree-5.3.0.woff2',
    weights: '300 900',
    scale: 1,
    standIn: { kind: 'sans', width: 1.0072, ascent: 0.95, descent: 0.25 },
  },
  hankenGrotesk: {
    family: 'Hanken Grotesk',
    source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    path: '/assets/fonts/hanken-grotesk-5.3.0.woff2',
    weights: '100 900',
    scale: 1,
    standIn: { kind: 'sans', width: 1.0094, ascent: 1, descent: 0.303 },
  },
  instrumentSans: {
    family: 'Instrument Sans',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    path: '/assets/fonts/instrument-sans-5.3.0.woff2',
    weights: '400 700',
    // It kerns away the spaces around a middle dot: “le 3 mars·urgence”. The stand-in draws the dot.
    range: 'U+0-B6,U+B8-10FFFF',
    scale: 1,
    standIn: { kind: 'sans', width: 1.0274, ascent: 0.97, descent: 0.25 },
  },
  outfit: {
    family: 'Outfit',
    source: '@fontsource/outfit/files/outfit-latin-600-normal.woff2',
    path: '/assets/fonts/outfit-5.3.0.woff2',
    weights: '600',
    scale: 1,
    standIn: { kind: 'sans', width: 1, ascent: 1, descent: 0.26 },
  },
  publicSans: {
    family: 'Public Sans',
    source: '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
    path: '/assets/fonts/public-sans-5.3.0.woff2',
    weights: '100 900',
    scale: 1,
    standIn: { kind: 'sans', width: 1.0487, ascent: 0.95, descent: 0.225 },
  },
  sourceSans: {
    family: 'Source Sans 3',
    source: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    path: '/assets/fonts/source-sans-3-5.3.0.woff2',
    weights: '200 900',
    scale: 1.06,
    standIn: { kind: 'sans', width: 0.9376, ascent: 1.024, descent: 0.4 },
  },
  sourceSerif: {
    family: 'Source Serif 4',
    source: '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2',
    path: '/assets/fonts/source-serif-4-5.3.1.woff2',
    weights: '600',
    scale: 1,
    standIn: { kind: 'serif', width: 1.1831, ascent: 1.036, descent: 0.335 },
  },
  spectral: {
    family: 'Spectral',
    source: '@fontsource/spectral/files/spectral-latin-600-normal.woff2',
    path: '/assets/fonts/spectral-5.3.0.woff2',
    weights: '600',
    scale: 1,
    standIn: { kind: 'serif', width: 1.117, ascent: 1.059, descent: 0.463 },
  },
}
