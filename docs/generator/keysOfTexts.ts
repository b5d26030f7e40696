type Sentence = { readonly key: string; readonly pattern: RegExp; readonly letters: number }

const hole = /\{\{\w+\}\}/

/** Every text of a catalogue with its key. */
export const textsOf = (catalogue: object, before = ''): (readonly [key: string, text: string])[] =>
  Object.entries(catalogue).flatMap(([key, text]: readonly [string, unknown]) => {
    if (typeof text === 'string') return [[`${before}${key}`, text] as const]
    return typeof text === 'object' && text !== null ? textsOf(text, `${before}${key}.`) : []
  })

export const plainText = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Finds the keys of a text on screen. What has none was written by people, or is a date or an amount. */
export function createKeysOf(catalogue: object) {
  const exact = new Map<string, string[]>()
  const sentences: Sentence[] = []
  for (const [key, text] of textsOf(catalogue)) {
    const plain = plainText(text)
    if (hole.test(plain)) sentences.push(sentenceOf(key, plain))
    else exact.set(plain, [...(exact.get(plain) ?? []), key])
  }
  const matched = new Map<string, readonly string[]>()
  return {
    /** The keys of exactly this text. */
    exact: (text: string): readonly string[] => exact.get(text) ?? [],
    /** The keys of the sentences with holes that leave least of this text open. */
    matching: (text: string): readonly string[] => {
      const keys = matched.get(text) ?? matching(sentences, text)
      matched.set(text, keys)
      return keys
    },
  }
}

/** With fewer letters around its holes, a sentence would match what people have written. */
const fewestLetters = 6

function matching(sentences: readonly Sentence[], text: string): readonly string[] {
  const found = sentences.filter(({ pattern, letters }) => letters >= fewestLetters && pattern.test(text))
  const most = Math.max(...found.map(({ letters }) => letters))
  return found.flatMap(({ key, letters }) => (letters === most ? [key] : []))
}

function sentenceOf(key: string, text: string): Sentence {
  const parts = text.split(new RegExp(hole, 'g'))
  const literal = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return {
    key,
    pattern: new RegExp(`^${literal.join('.{1,60}')}$`),
    letters: parts.join('').replaceAll(/\P{L}/gu, '').length,
  }
}
