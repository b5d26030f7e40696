import type { IconName } from '#src/ui/iconPaths.ts'

/** A line of the palette that needs no server: a page to go to, or something to do. */
export type PaletteItem = {
  readonly id: string
  readonly group: 'pages' | 'commands'
  readonly icon: IconName
  readonly label: string
  readonly run: () => void
}

/** Letters without case and accents, so that « equipement » finds « Équipements ». */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** The lines in which every typed word starts a word, as the server matches places and people. */
export function matchItems(items: readonly PaletteItem[], text: string): readonly PaletteItem[] {
  const asked = wordsOf(text)
  return items.filter(({ label }) => {
    const known = wordsOf(label)
    return asked.every((word) => known.some((candidate) => candidate.startsWith(word)))
  })
}
