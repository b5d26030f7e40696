import { toSearchText } from '#server/services/directory/searchText.ts'

/** Words too common to tell reports apart. */
const empty = new Set(
  `avec aux cela ces cette chez dans depuis des deux dont elle elles encore entre est etait ete etre fait hier ils les leur leurs lui mais meme
  mes mon nos notre nous ont par pas plus pour quand que qui sans ses son sont sous sur toujours tous tout toute tres une vers voici vos votre
  vous
  about after again all and any are been before but can does for from had has have her his into its more not off one our out over same since
  some still than that the there they this too two under very was what when where which with you your`.split(/\s+/),
)
const shortest = 3
const most = 12

/** The distinctive words of a text, each once. */
export function similarWords(text: string): readonly string[] {
  const words = toSearchText(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.filter((word) => word.length >= shortest && !empty.has(word)))].slice(0, most)
}
