import { glob, readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { localeCodes } from '#contract/offers.ts'
import { fieldCodes, problemCodes } from '#contract/problems.ts'
import { catalogues } from '#locales/catalogues.ts'
import { fetchedNeeds as needsEnCA } from '#locales/en-CA/frame/fetchedNeeds.ts'
import { mandateNeeds as mandatesEnCA } from '#locales/en-CA/payments/mandateNeeds.ts'
import { problems as enCA } from '#locales/en-CA/server/problems.ts'
import { fetchedNeeds as needsFrCA } from '#locales/fr-CA/frame/fetchedNeeds.ts'
import { mandateNeeds as mandatesFrCA } from '#locales/fr-CA/payments/mandateNeeds.ts'
import { problems as frCA } from '#locales/fr-CA/server/problems.ts'
import { fetchedNeeds as needsFrFR } from '#locales/fr-FR/frame/fetchedNeeds.ts'
import { mandateNeeds as mandatesFrFR } from '#locales/fr-FR/payments/mandateNeeds.ts'
import { problems as frFR } from '#locales/fr-FR/server/problems.ts'
import { type FetchedPage, pageScreens, textsOf } from '#src/app/shell/pageScreens.ts'
import { pageTexts } from '#src/i18n/pageTexts.ts'
import { loadSignInTexts } from '#src/i18n/signInTexts.ts'
import { frameTexts } from '#src/i18n/textParts.ts'

const problems = { 'fr-FR': frFR, 'fr-CA': frCA, 'en-CA': enCA }

const fetchedWords = {
  'fr-FR': { needs: needsFrFR, mandates: mandatesFrFR },
  'fr-CA': { needs: needsFrCA, mandates: mandatesFrCA },
  'en-CA': { needs: needsEnCA, mandates: mandatesEnCA },
}

const isPage = (name: string): name is FetchedPage => name in pageScreens
const pages = Object.keys(pageScreens).filter(isPage)
/** Chunks that no page of the frame needs: two pages outside it, the palette, and the notice about measuring. */
const besides = [pageTexts('contest'), pageTexts('outcome'), pageTexts('search'), pageTexts('measuring')]

type Texts = { readonly [key: string]: string | Texts }

const flatten = (texts: Texts, prefix = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  )
const placeholders = (text: string) => (text.match(/\{\{.*?\}\}/g) ?? []).sort()
const source = new Map(flatten(catalogues['fr-FR']))

describe.each(localeCodes)('%s', (locale) => {
  const texts = flatten(catalogues[locale])

  it('states file sizes in two units only: the format uses kilobytes (specification §3), limits use megabytes', () => {
    const sizes = texts.filter(
      ([key, text]) => !/^common\.(?:kilo|mega)bytes$/.test(key) && /\b[kKmM][oOB]\b/.test(text),
    )
    expect(sizes).toEqual([])
  })

  it('has the keys of the French source, no fewer and no more', () => {
    expect(texts.map(([key]) => key).sort()).toEqual([...source.keys()].sort())
  })

  it('has a text under every key', () => {
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it('has the same parameters as the French source', () => {
    for (const [key, text] of texts) {
      expect(placeholders(text), key).toEqual(placeholders(source.get(key) ?? ''))
    }
  })

  it('has the same parameters in the words that load with the needs of few people', () => {
    const parametersOf = (words: Texts) => flatten(words).map(([key, text]) => [key, ...placeholders(text)])
    expect(parametersOf(fetchedWords[locale])).toEqual(parametersOf(fetchedWords['fr-FR']))
    for (const [key, text] of flatten(fetchedWords[locale])) expect(text, key).not.toMatch(/^$| [?!;:»]/)
  })

  it('writes placeholders as {{name}} and nothing else in braces', () => {
    for (const [key, text] of texts) expect(text.replace(/\{\{\w+\}\}/g, ''), key).not.toMatch(/[{}]/)
  })

  it('loads at most 12 kB with the frame and 20 kB for any one page, compressed', async () => {
    const [signIn, frame] = await Promise.all([loadSignInTexts(locale), frameTexts.load(locale)])
    const parts = new Map<string, unknown>()
    for (const { name, load } of [...pages.flatMap(textsOf), ...besides])
      if (!parts.has(name)) parts.set(name, await load(locale))
    expect(Object.assign({}, signIn, frame, ...parts.values())).toEqual(catalogues[locale])
    const size = (part: unknown) => gzipSync(JSON.stringify(part)).length
    const withFrame = size(signIn) + size(frame)
    expect(withFrame).toBeLessThanOrEqual(12_000)
    const sizes = new Map([...parts].map(([name, part]) => [name, size(part)]))
    for (const loaded of [...pages.map(textsOf), ...besides.map((part) => [pageTexts('application'), part])]) {
      const names = loaded.map(({ name }) => name)
      const total = names.reduce((sum, name) => sum + (sizes.get(name) ?? 0), withFrame)
      expect(total, names.join()).toBeLessThanOrEqual(20_000)
    }
  })

  it('explains every code that the API can answer', () => {
    const { field } = catalogues[locale].errors
    expect(Object.keys(problems[locale]).sort()).toEqual([...problemCodes].sort())
    expect(Object.keys(field).sort()).toEqual([...fieldCodes].sort())
  })
})

it('uses the sentences of the specification, word for word', () => {
  const { errors } = catalogues['fr-FR']
  expect(errors.problem.invalid_credentials).toBe('La combinaison email / mot de passe est invalide')
  expect(errors.generic).toBe('Une erreur est survenue, veuillez réessayer ultérieurement')
  expect(problems['fr-FR'].unexpected).toBe(errors.generic)
  expect(errors.problem.forbidden).toBe('Vous n’êtes pas autorisé à faire cette action.')
  expect(problems['fr-FR'].not_found).toBe("La page n'existe pas ou a été supprimé.")
  expect(problems['fr-FR'].expired_link).toBe('Lien expiré')
  expect(errors.field.required).toBe('Ce champ est requis')
  expect(errors.field.invalidEmail).toBe("L'adresse mail n'est pas valide")
  expect(errors.field.taken).toBe('Valeur déjà prise')
  expect(errors.field.invalid).toBe('Valeur invalide')
})

it('ends the wrong combination without a full stop, because the tries left may follow it', () => {
  for (const locale of localeCodes) expect(catalogues[locale].errors.problem.invalid_credentials).toMatch(/\p{L}$/u)
})

it('says how long a lock lasts, and how the owner ends it', () => {
  for (const locale of localeCodes) {
    expect(catalogues[locale].errors.problem.account_locked).toMatch(/24.*(e-\u2060?mail|courriel|email)/s)
  }
})

describe('Québec French', () => {
  it('holds only what differs from France', async () => {
    const wordsOf = async (file: string) =>
      (await readFile(file, 'utf8')).match(/(?<=: |:\n +)(['"]).+\1(?=,\n)/g) ?? []
    // The general terms of Québec follow another law, so they are a separate text.
    for await (const file of glob('locales/fr-CA/**/!(generalTerms).ts')) {
      const french = new Set(await wordsOf(file.replace('fr-CA', 'fr-FR')))
      expect(
        (await wordsOf(file)).filter((text) => french.has(text)),
        file,
      ).toEqual([])
    }
  })

  const texts = flatten(catalogues['fr-CA'])

  it('says courriel', () => {
    const words = texts.map(([key, text]) => [key, text.replace(/\{\{\w+\}\}/g, '')] as const)
    expect(words.filter(([, text]) => /\be-?mails?\b|adresse mail/i.test(text))).toEqual([])
  })
})

it('leaves no French in Canadian English', () => {
  const french = /[àâçéèêëîïôùû]|\b(vous|votre|une|est|les|des|pour)\b/i
  const left = flatten(catalogues['en-CA']).filter(
    ([key, text]) => french.test(text) && !key.startsWith('common.languages.'),
  )
  expect(left).toEqual([])
})
