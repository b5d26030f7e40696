import type { FixedPage } from '#contract/addresses.ts'
import type { FrameIconName } from '#src/ui/frameIconPaths.ts'

/** A line of the palette that needs no search: an action, a recent place, a page or a command. */
export type PaletteItem = {
  readonly id: string
  readonly group: 'acts' | 'recent' | 'pages' | 'commands'
  readonly icon: FrameIconName
  readonly label: string
  readonly detail?: string
  /** Other words that people type for it. */
  readonly words?: string
  /** The page that it opens; the palette knows the other words for it. */
  readonly page?: FixedPage
  readonly run: () => void
}

/** Removes case and accents, so that « equipement » finds « Équipements ». */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** The lines that have, for every typed word, a word that begins with it, as in the server's search. */
export function matchItems(items: readonly PaletteItem[], text: string): readonly PaletteItem[] {
  const asked = wordsOf(text)
  return items.filter(({ label, words = '' }) => {
    const known = wordsOf(`${label} ${words}`)
    return asked.every((word) => known.some((candidate) => candidate.startsWith(word)))
  })
}
