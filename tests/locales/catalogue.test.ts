import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { localeCodes } from '#contract/offers.ts'
import { fieldCodes, problemCodes } from '#contract/problems.ts'
import { catalogues } from '#locales/catalogues.ts'
import { problems as enCA } from '#locales/en-CA/problems.ts'
import { problems as frCA } from '#locales/fr-CA/problems.ts'
import { problems as frFR } from '#locales/fr-FR/problems.ts'
import {
  loadApplicationTexts,
  loadCatalogue,
  loadFrameTexts,
  loadReportingTexts,
  loadSettingsTexts,
  loadVotingTexts,
} from '#src/i18n/loadCatalogue.ts'

const problems = { 'fr-FR': frFR, 'fr-CA': frCA, 'en-CA': enCA }

type Texts = { readonly [key: string]: string | Texts }

/** `area.key` → text. */
const flatten = (texts: Texts, prefix = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  )
const placeholders = (text: string) => (text.match(/\{\{.*?\}\}/g) ?? []).sort()
const source = new Map(flatten(catalogues['fr-FR']))

describe.each(localeCodes)('%s', (locale) => {
  const texts = flatten(catalogues[locale])

  it('has the keys of the French source, no fewer and no more', () => {
    expect(texts.map(([key]) => key).sort()).toEqual([...source.keys()].sort())
  })

  it('has a text under every key', () => {
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it('asks for the same parameters as the French source', () => {
    for (const [key, text] of texts) {
      expect(placeholders(text), key).toEqual(placeholders(source.get(key) ?? ''))
    }
  })

  it('writes placeholders as {{name}} and nothing else in braces', () => {
    for (const [key, text] of texts) expect(text.replace(/\{\{\w+\}\}/g, ''), key).not.toMatch(/[{}]/)
  })

  it('never lets a line begin with a mark that French sets apart from its word', () => {
    for (const [key, text] of texts) expect(text, key).not.toMatch(/ [?!;:»]/)
  })

  it('is loaded in parts, by name: what any one screen needs weighs at most 20 kB, compressed', async () => {
    const parts = await Promise.all([
      loadCatalogue(locale),
      loadFrameTexts(locale),
      loadApplicationTexts(locale),
      loadSettingsTexts(locale),
      loadReportingTexts(locale),
      loadVotingTexts(locale),
    ])
    expect(Object.assign({}, ...parts)).toEqual(catalogues[locale])
    const [signIn, frame, application, ...ofAreas] = parts.map((part) => gzipSync(JSON.stringify(part)).length)
    const shared = (signIn ?? 0) + (frame ?? 0) + (application ?? 0)
    for (const ofArea of ofAreas) expect(shared + ofArea).toBeLessThanOrEqual(20_000)
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

it('leaves the refused combination open, since the tries left may follow it', () => {
  for (const locale of localeCodes) expect(catalogues[locale].errors.problem.invalid_credentials).toMatch(/\p{L}$/u)
})

it('says how long a lock lasts and which way out the owner has', () => {
  for (const locale of localeCodes) {
    expect(catalogues[locale].errors.problem.account_locked).toMatch(/24.*(e-mail|courriel|email)/s)
  }
})

describe('Québec French', () => {
  const texts = flatten(catalogues['fr-CA'])

  it('says courriel', () => {
    const words = texts.map(([key, text]) => [key, text.replace(/\{\{\w+\}\}/g, '')] as const)
    expect(words.filter(([, text]) => /\be-?mails?\b|adresse mail/i.test(text))).toEqual([])
  })

  it('puts no space before ; ! and ?', () => {
    expect(texts.filter(([, text]) => /[\s\u00a0\u202f][;!?]/.test(text))).toEqual([])
  })
})

it('leaves no French in Canadian English', () => {
  const french = /[àâçéèêëîïôùû]|\b(vous|votre|une|est|les|des|pour)\b/i
  const left = flatten(catalogues['en-CA']).filter(
    ([key, text]) => french.test(text) && !key.startsWith('common.languages.'),
  )
  expect(left).toEqual([])
})
