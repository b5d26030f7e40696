import { toSearchText } from '../places/searchText.ts'

/** Words that any two reports share. */
const empty = new Set(
  `avec cela chez cette deux dans depuis dont elle elles encore entre etait etre fait hier leur mais meme nous notre pour plus quand
  sans sont sous toujours tous tout toute tres vers voici vous votre
  about after again been before does from have into more over same since some still than that there they this under very
  what when where which with your`.split(/\s+/),
)
const shortest = 4
/** So much of a word stays the same in its plural, its feminine and its verb. */
const stem = 6
const most = 12

/** The beginnings of the words of a text that say what it is about, each once. */
export function similarWords(text: string): readonly string[] {
  const words = toSearchText(text).match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = words.filter((word) => word.length >= shortest && !empty.has(word))
  return [...new Set(telling.map((word) => word.slice(0, stem)))].slice(0, most)
}
