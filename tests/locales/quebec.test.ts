import { describe, expect, it } from 'vitest'
import { catalogues } from '#locales/catalogues.ts'
import { debitNews as debitNewsEnCA } from '#locales/en-CA/payments/debitNews.ts'
import { mandateNews as mandateNewsEnCA } from '#locales/en-CA/payments/mandateNews.ts'
import { refundNews as refundNewsEnCA } from '#locales/en-CA/payments/refundNews.ts'
import { mandates as mandatesEnCA } from '#locales/en-CA/server/mandates.ts'
import { callNews as callNewsFrCA } from '#locales/fr-CA/accounts/callNews.ts'
import { terms as termsFrCA } from '#locales/fr-CA/accounts/terms.ts'
import { fetchedNeeds as fetchedNeedsFrCA } from '#locales/fr-CA/frame/fetchedNeeds.ts'
import { debitNews as debitNewsFrCA } from '#locales/fr-CA/payments/debitNews.ts'
import { mandateNews as mandateNewsFrCA } from '#locales/fr-CA/payments/mandateNews.ts'
import { accountsCsv as accountsCsvFrCA } from '#locales/fr-CA/server/accountsCsv.ts'
import { ledger as ledgerFrCA } from '#locales/fr-CA/server/ledger.ts'
import { mandates as mandatesFrCA } from '#locales/fr-CA/server/mandates.ts'
import { papers as papersFrCA } from '#locales/fr-CA/server/papers.ts'
import { refundNews as refundNewsFrFR } from '#locales/fr-FR/payments/refundNews.ts'
import { fetchedWords } from '#src/parts/fetchedWords.ts'

/** What only the server writes: messages, papers and notifications. */
const written = {
  'fr-CA': {
    debitNews: debitNewsFrCA,
    mandateNews: mandateNewsFrCA,
    refundNews: refundNewsFrFR,
    mandates: mandatesFrCA,
  },
  'en-CA': {
    debitNews: debitNewsEnCA,
    mandateNews: mandateNewsEnCA,
    refundNews: refundNewsEnCA,
    mandates: mandatesEnCA,
  },
}

/** Texts about what does not exist in Québec: European accounts, and reasons that only European banks give. */
const european = /\.(sepa|iban|bic|unknownIban|unknownMandate|refusedByDebtor|filtered)$/

const textsIn = (value: unknown, path: string): readonly (readonly [string, string])[] => {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`))
}

it.each([
  ['fr-CA', /SEPA|prélev|\bmandats?\b|\bRUM\b|\bICS\b|\bIBAN\b|€/i],
  ['en-CA', /SEPA|\bmandates?\b|\bUMR\b|\bIBAN\b|€/i],
] as const)(
  'has no term of European debits on the pages and papers and in the messages about payments, in %s',
  (locale, words) => {
    const { dashboard, followed, mandate, mandateTerms, outcome, paying, reasons, refundDesk, refunds, setup } =
      catalogues[locale]
    const pages = { dashboard, followed, mandate, mandateTerms, outcome, paying, reasons, refundDesk, refunds, setup }
    const all = textsIn({ ...pages, ...written[locale] }, '')
    const isForeign = (text: string) => words.test(text.replaceAll(/\{\{\w+\}\}/g, ''))
    expect(all.filter(([path, text]) => !european.test(path) && isForeign(text))).toEqual([])
  },
)

it.each(['fr-CA', 'en-CA'] as const)('gives one thing one name, in %s', (locale) => {
  const { bankAnswers, breadcrumb } = catalogues[locale]
  expect(breadcrumb.pages.bankAnswer).toBe(bankAnswers.title.replace(/s\b/, ''))
})

describe('Québec French', () => {
  /** Texts that no building of Québec shows: its accounts have other numbers, and its results stay in funds. */
  const ofFrance = /\.(?:FR|sepa|a(?:45|7|10[235]|5)\d*|result\.lots\.\w+)$/
  const { pageWords: _, ...pages } = catalogues['fr-CA']
  const server = {
    accountsCsv: accountsCsvFrCA,
    callNews: callNewsFrCA,
    fetchedNeeds: fetchedNeedsFrCA,
    ledger: ledgerFrCA,
    papers: papersFrCA,
    terms: termsFrCA,
    ...written['fr-CA'],
  }
  const saidBy = (texts: object, words: RegExp) =>
    textsIn(texts, '').filter(([path, text]) => !ofFrance.test(path) && words.test(text.replaceAll(/\{\{\w+\}\}/g, '')))

  it('says fraction, quote-part and procuration, and takes a report in charge', () => {
    const words =
      /(?<!\p{L})(?:lots?|tantièmes?|unités?)(?!\p{L})|(?:vo(?:tre|s)|par|ce|une?|aucun|donn\p{L}+) pouvoir|(?:pris|prendre) en compte/iu
    expect(saidBy({ ...pages, ...server }, words)).toEqual([])
  })

  it('names those who check votes on the dashboard as on the page of a vote', () => {
    const checkers = 'le gestionnaire ou le président du conseil'
    expect(fetchedWords('fr-CA')('check.byOthers', { place: '' })).toContain(checkers)
    expect(pages.votes.proxy.counted.waits).toContain(checkers)
  })

  it('closes a year with the word of its page', () => {
    const { bank, closing, importWords, movements, personal } = pages
    const texts = { bank, closing, importWords, movements, personal, terms: termsFrCA }
    expect(saidBy(texts, /clôtur|(?<!\p{L})clos(?!\p{L})/iu)).toEqual([])
  })

  it('asks for contributions, also on the pages of the staff', () => {
    const { administration, breadcrumb, closing, dashboard, followed, importWords, mandate, movements, paying } = pages
    const { personal, refunds, setup, understanding, voted } = pages
    const ofOwners = { dashboard, followed, mandate, paying, personal, refunds, setup, understanding }
    const ofStaff = { breadcrumb, closing, importWords, jobs: administration.jobs, movements, voted }
    expect(saidBy({ ...ofOwners, ...ofStaff }, /(?<!\p{L})appel(?!\p{L}*er)/iu)).toEqual([])
  })

  it('pays through an institution, which is not always a bank', () => {
    const { collections, followed, outcome, paying, reasons, refundDesk, refunds } = pages
    const texts = { collections, followed, outcome, paying, reasons, refundDesk, refunds }
    const foreign = /\.(?:unknownIban|unknownMandate|filtered)$/
    expect(saidBy(texts, /(?<!\p{L})banques?(?!\p{L})/iu).filter(([path]) => !foreign.test(path))).toEqual([])
  })

  it('speaks of the manager, of occupants and of contributions that are announced', () => {
    const words = /(?<!\p{L})(?:agences?|habitants?|avis de cotisation|prélèvements?)(?!\p{L})/iu
    const texts = { ...pages, ledger: ledgerFrCA }
    expect(saidBy(texts, words).filter(([path]) => !european.test(path))).toEqual([])
  })
})
