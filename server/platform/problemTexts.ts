import type { LocaleCode } from '#contract/offers.ts'
import type { ProblemBody, ProblemError } from '#contract/problems.ts'
import { createTranslate } from '#locales/createTranslate.ts'
import { problems as enCAProblems } from '#locales/en-CA/server/problems.ts'
import { errors as enCA } from '#locales/en-CA/signIn/errors.ts'
import { problems as frCAProblems } from '#locales/fr-CA/server/problems.ts'
import { errors as frCA } from '#locales/fr-CA/signIn/errors.ts'
import { problems as frFRProblems } from '#locales/fr-FR/server/problems.ts'
import { errors as frFR } from '#locales/fr-FR/signIn/errors.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import type { Problem } from './problem.ts'

type Errors = { readonly errors: typeof frFR; readonly problems: typeof frFRProblems }
const translators = {
  'fr-FR': createTranslate<Errors>('fr-FR', { errors: frFR, problems: frFRProblems }),
  'fr-CA': createTranslate<Errors>('fr-CA', { errors: frCA, problems: frCAProblems }),
  'en-CA': createTranslate<Errors>('en-CA', { errors: enCA, problems: enCAProblems }),
}

/**
 * The body of a refusal, in the reader's language. The first entry states the refusal; the others name further
 * fields.
 */
export function problemBody(problem: Problem, locale: LocaleCode, requestId: string): ProblemBody {
  const { fields = [] } = problem.detail
  const t = translators[locale]
  const first = { code: problem.code, message: message(problem, locale), ...details(problem) }
  if (fields.length === 0) return { errors: [first], requestId }
  const errors = fields.map(
    ({ field, code }): ProblemError => ({ ...first, message: t(`errors.field.${code}`), field, fieldCode: code }),
  )
  return { errors, requestId }
}

function message({ code, detail: { remainingTries } }: Problem, locale: LocaleCode) {
  const t = translators[locale]
  const text = t(`problems.${code}`)
  if (code !== 'invalid_credentials' || remainingTries === undefined) return text
  return `${text}. ${t(`errors.remainingTries.${pluralForm(locale, remainingTries)}`, { count: remainingTries })}`
}

function details({ detail: { allowedOffer, remainingTries } }: Problem) {
  return {
    ...(allowedOffer !== undefined && { allowedOffer }),
    ...(remainingTries !== undefined && { remainingTries }),
  }
}
