import { refuseUnless } from './bankFileRefusal.ts'

/** Characters that Unicode decomposition does not change, or drops. */
const replaced: Readonly<Record<string, string>> = {
  Œ: 'OE',
  œ: 'oe',
  Æ: 'AE',
  æ: 'ae',
  ß: 'ss',
  ẞ: 'SS',
  Ø: 'O',
  ø: 'o',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
  '&': '+',
  '€': 'EUR',
}

/** Text in the characters that every bank accepts, cut to a length: a character without equivalent becomes a full stop. */
export const toBankText = (text: string, limit: number): string =>
  text
    .replace(/[^\p{ASCII}]|&/gu, (character) => replaced[character] ?? character)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/gu, '.')
    .trim()
    .slice(0, limit)
    .trimEnd()

/** A name that a bank can show, with at least one letter or digit left. */
export function toBankName(name: string, limit: number, where: string): string {
  const text = toBankText(name, limit)
  refuseUnless(/[A-Za-z0-9]/.test(text), 'wrongName', where)
  return text
}

/** Identifiers come back in answers, so they are refused rather than changed. */
export function checkIdentifier(id: string, where: string): string {
  const isRight = /^[A-Za-z0-9/\-?:().,'+ ]{1,35}$/.test(id) && !/^[/ ]|\/\/|[/ ]$/.test(id)
  refuseUnless(isRight, 'wrongIdentifier', where)
  return id
}

/** Refuses entries that a bank would treat as duplicates. */
export function checkUnique(ids: readonly string[], where: string): void {
  const seen = new Set<string>()
  for (const id of ids) {
    refuseUnless(!seen.has(id), 'repeatedIdentifier', `${where} ${id}`)
    seen.add(id)
  }
}

/** @throws {BankFileRefusal} `wrongDay` unless the day exists and is written as 2026-12-31. */
export function checkDay(day: string, where: string): string {
  const at = new Date(`${day}T00:00:00Z`)
  const isRight = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
  refuseUnless(isRight, 'wrongDay', where)
  return day
}
