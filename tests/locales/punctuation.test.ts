import { glob, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

/** All texts of a locale with their files. Mails and papers are in no catalogue, so this reads the sources. */
async function textsOf(locale: string) {
  const texts: string[] = []
  for await (const file of glob(`locales/${locale}/**/*.ts`)) {
    const source = await readFile(file, 'utf8')
    for (const [text] of source.matchAll(/(['"`])(?:(?!\1).)*\1/g)) texts.push(`${file}: ${text}`)
  }
  return texts
}

// French puts a narrow no-break space before ; ! and ?, and a no-break space before a colon and inside guillemets.
// Québec puts none before ; ! and ?, and English has none at all.
it.each([
  ['fr-FR', /[ \u00a0][;!?]|\p{L}[;!?](?![\w=])|[ \u202f][:»]|«[ \u202f]/u],
  ['fr-CA', /\s[;!?]|[ \u202f][:»]|«[ \u202f]/u],
  ['en-CA', /\s[;:!?]/u],
])('has the spaces of its language before punctuation, in %s', async (locale, wrong) => {
  expect((await textsOf(locale)).filter((text) => wrong.test(text))).toEqual([])
})

it.each(['fr-FR', 'fr-CA'])('keeps a number on the line of its unit or sign, in %s', async (locale) => {
  const broken = /[\d}] (?:[€%]|(?:h|Ko|Mo)\b)|n° [\d{]/
  expect((await textsOf(locale)).filter((text) => broken.test(text))).toEqual([])
})

it.each([
  ['fr-FR', /à \{\{time\}\}/],
  ['fr-CA', /à \{\{time\}\}/],
  ['en-CA', /at \{\{time\}\}/],
])('keeps a time on the line of its preposition on screen, in %s', async (locale, broken) => {
  const shown = (await textsOf(locale)).filter((text) => !text.includes(`${locale}/server/`))
  expect(shown.filter((text) => broken.test(text))).toEqual([])
})
