import * as z from 'zod/mini'
import { saying } from './problems.ts'

/** A date as on the wire, `2026-03-12`; `null` when no such day exists. */
function readTypedDate(typed: string): string | null {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(typed.trim()) ?? []
  if (!day || !month || !year) return null
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${date}T00:00:00Z`)
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== date ? null : date
}

/** The inverse: a date as a field shows it. */
export const toTypedDate = (date: string) => date.split('-').reverse().join('/')

/** The date that a field shows; a text that is no date stays as typed, so that a form can keep it. */
export const fromTypedDate = (typed: string) => readTypedDate(typed) ?? typed

/** Whether somebody alive can have been born on this day; both are dates as on the wire. */
export const isPossibleBirthDate = (date: string, today: string) => date >= '1900-01-01' && date <= today

const toDate = z.transform<string, string>((typed, context) => {
  if (typed === '') return ''
  const date = readTypedDate(typed)
  if (date === null) context.issues.push({ code: 'custom', message: 'invalid', input: typed })
  return date ?? ''
})

/** Parses DD/MM/YYYY as a person types it to a date. */
export const typedDate = z.pipe(
  z.string(saying('required')).check(z.trim(), z.minLength(1, saying('required'))),
  toDate,
)
/** The same for a field that may be empty. */
export const optionalTypedDate = z.pipe(z.string().check(z.trim()), toDate)
