import { describe, expect, it } from 'vitest'
import type { CurrencyCode, LocaleCode } from '#contract/offers.ts'
import { formatPhone, readPhone } from '#contract/shownPhones.ts'
import { catalogues } from '#locales/catalogues.ts'
import { createTranslate } from '#locales/createTranslate.ts'
import { createFormat } from '#src/i18n/format.ts'

const formatOf = (locale: LocaleCode, currency: CurrencyCode, timeZone: string, now = '2026-03-12T14:05:00Z') =>
  createFormat({
    locale,
    currency,
    timeZone,
    now: () => Date.parse(now),
    translate: createTranslate(locale, catalogues[locale]),
  })
const french = (now?: string) => formatOf('fr-FR', 'EUR', 'Europe/Paris', now)
const quebec = (now?: string) => formatOf('fr-CA', 'CAD', 'America/Toronto', now)
const english = (now?: string) => formatOf('en-CA', 'CAD', 'America/Toronto', now)
const at = (iso: string) => Date.parse(iso)

describe('money, from integer cents', () => {
  it.each([
    [french().money(123_456_789), '1\u202f234\u202f567,89\u00a0€'],
    [french().money(-5), '−0,05\u00a0€'],
    [french().money(0), '0,00\u00a0€'],
    [quebec().money(123_456_789), '1\u00a0234\u00a0567,89\u00a0$'],
    [english().money(123_456_789), '$1,234,567.89'],
  ])('%s', (shown, expected) => expect(shown).toBe(expected))

  it('keeps every cent of a large sum', () => {
    expect(french().money(90_071_992_547_409)).toBe('900\u202f719\u202f925\u202f474,09\u00a0€')
  })
})

describe('a time of day, in the style of the locale', () => {
  it.each([
    [french().clock('08:30'), '8\u00a0h\u00a030'],
    [french().clock('09:00'), '9\u00a0h'],
    [french().clock('10:00'), '10\u00a0h'],
    [quebec().clock('13:00'), '13\u00a0h'],
    [quebec().clock('08:30'), '8\u00a0h\u00a030'],
    [english().clock('13:00'), '1:00\u00a0p.m.'],
  ])('%s', (shown, expected) => expect(shown).toBe(expected))
})

it.each([
  [french().month(at('2026-11-12T12:00:00Z')), 'nov. 26'],
  [quebec().month(at('2026-11-12T12:00:00Z')), 'nov. 26'],
  [english().month(at('2026-11-12T12:00:00Z')), 'Nov 2026'],
])('a month that nobody reads as a day: %s', (shown, expected) => expect(shown).toBe(expected))

it.each([
  [french().hour(at('2026-03-12T06:00:00Z')), '7\u00a0h'],
  [quebec().hour(at('2026-03-12T11:00:00Z')), '7\u00a0h'],
  [english().hour(at('2026-03-12T11:00:00Z')), '7\u00a0a.m.'],
])('the hour at which something opens, on one line: %s', (shown, expected) => expect(shown).toBe(expected))

describe('percent, and relative change with a plus sign when rising', () => {
  it.each([
    [french().percent(0.1234), '12,3\u00a0%'],
    [french().percent(1), '100\u00a0%'],
    [english().percent(0.1234), '12.3%'],
    [french().change(0.1234), '+12,3\u00a0%'],
    [french().change(-0.05), '−5\u00a0%'],
    [french().change(0), '0\u00a0%'],
    [quebec().change(0.05), '+5\u00a0%'],
    [english().change(0.05), '+5%'],
  ])('%s', (shown, expected) => expect(shown).toBe(expected))
})

describe('dates, in the time zone of the offer', () => {
  const evening = at('2026-09-12T23:30:00Z')
  it.each([
    [french().date(evening), '13\u00a0septembre\u00a02026'],
    [quebec().date(evening), '12\u00a0septembre\u00a02026'],
    [english().date(evening), 'September\u00a012,\u00a02026'],
    [french().date(at('2026-01-01T12:00:00Z')), '1er\u00a0janvier\u00a02026'],
    [english().date(at('2026-01-01T12:00:00Z')), 'January\u00a01,\u00a02026'],
    [french().shortDate(evening), '13\u00a0sept.\u00a02026'],
    [french().shortDate(new Date('2027-01-01T12:00:00Z')), '1er\u00a0janv.\u00a02027'],
    [english().shortDate(evening), 'Sep\u00a012,\u00a02026'],
    [english().shortDate(new Date('2027-01-01T12:00:00Z')), 'Jan\u00a01,\u00a02027'],
    [french().time(evening), '1\u00a0h\u00a030'],
    [quebec().time(evening), '19\u00a0h\u00a030'],
    [english().time(evening), '7:30\u00a0p.m.'],
  ])('%s', (shown, expected) => expect(shown).toBe(expected))
})

describe('the date of a recent message', () => {
  it.each([
    ['today: its time', '2026-03-12T07:02:00Z', '8\u00a0h\u00a002'],
    ['now', '2026-03-12T14:05:00Z', '15\u00a0h\u00a005'],
    ['yesterday, less than a day ago', '2026-03-11T22:59:00Z', 'hier à\u00a023\u00a0h\u00a059'],
    ['just after midnight is today', '2026-03-11T23:00:00Z', '0\u00a0h'],
    ['yesterday, more than a day ago', '2026-03-10T23:00:00Z', 'hier à\u00a00\u00a0h'],
    ['the day before: its weekday', '2026-03-10T22:59:00Z', 'mardi'],
    ['within 168 hours', '2026-03-05T14:05:00.001Z', 'jeudi'],
    ['168 hours ago: its date', '2026-03-05T14:05:00Z', '5\u00a0mars\u00a02026'],
    ['last year', '2025-12-31T23:30:00Z', '1er\u00a0janv.\u00a02026'],
    ['a clock that is ahead', '2026-03-14T14:05:00Z', '14\u00a0mars\u00a02026'],
  ])('%s', (_, date, expected) => expect(french().recentDate(at(date))).toBe(expected))

  it('counts civil days on the day of 23 hours', () => {
    const format = french('2026-03-29T20:00:00Z')
    expect(format.recentDate(at('2026-03-28T23:30:00Z'))).toBe('0\u00a0h\u00a030')
    expect(format.recentDate(at('2026-03-28T22:30:00Z'))).toBe('hier à\u00a023\u00a0h\u00a030')
  })

  it('counts civil days on the day of 25 hours', () => {
    const format = french('2026-10-26T22:30:00Z')
    expect(format.recentDate(at('2026-10-24T22:30:00Z'))).toBe('hier à\u00a00\u00a0h\u00a030')
    expect(format.recentDate(at('2026-10-25T01:30:00Z'))).toBe('hier à\u00a02\u00a0h\u00a030')
    expect(format.recentDate(at('2026-10-24T21:30:00Z'))).toBe('samedi')
  })

  it('speaks the language of the person', () => {
    expect(english().recentDate(at('2026-03-11T15:00:00Z'))).toBe('yesterday at\u00a011:00\u00a0a.m.')
    expect(english().recentDate(at('2026-03-09T15:00:00Z'))).toBe('Monday')
    expect(quebec().recentDate(at('2026-03-11T15:00:00Z'))).toBe('hier à\u00a011\u00a0h')
  })
})

describe('file size: bytes divided by 1000', () => {
  it.each([
    [french().fileSize(0), '0\u00a0Ko'],
    [french().fileSize(499), '0,5\u00a0Ko'],
    [french().fileSize(1_250), '1,3\u00a0Ko'],
    [french().fileSize(12_340), '12\u00a0Ko'],
    [french().fileSize(9_999_999), '10\u202f000\u00a0Ko'],
    [quebec().fileSize(2_048), '2\u00a0Ko'],
    [english().fileSize(1_234_567), '1,235\u00a0KB'],
  ])('%s', (shown, expected) => expect(shown).toBe(expected))
})

it.each([
  [french().sizeLimit(10_000_000), '10\u00a0Mo'],
  [french().sizeLimit(500_000), '500\u00a0Ko'],
  [english().sizeLimit(10_000_000), '10\u00a0MB'],
])('the largest size of a file, in a round unit: %s', (shown, expected) => expect(shown).toBe(expected))

it('a stored phone number, in the notation of its country', () => {
  expect(readPhone('+33612345678')).toBe('06 12 34 56 78')
  expect(readPhone('+15145550123')).toBe('514 555-0123')
  expect(readPhone('+352621123')).toBe('+35 26 21 12 3')
})

describe('a phone number: a leading plus and digits, in pairs', () => {
  it.each([
    ['0612345678', '06 12 34 56 78'],
    ['+33612345678', '+33 61 23 45 67 8'],
    ['06.12-34 56/78', '06 12 34 56 78'],
    ['  +1 (514) 555-0100', '+15 14 55 50 10 0'],
    ['06+12', '06 12'],
    ['+', '+'],
    ['abc', ''],
  ])('%s', (typed, expected) => expect(formatPhone(typed)).toBe(expected))

  it('changes nothing the second time', () => {
    expect(formatPhone(formatPhone('+33612345678'))).toBe(formatPhone('+33612345678'))
  })
})
