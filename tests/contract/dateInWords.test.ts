import { describe, expect, it } from 'vitest'
import { dateInWords } from '#contract/dateInWords.ts'
import type { LocaleCode } from '#contract/offers.ts'

const write = (locale: LocaleCode, options: Intl.DateTimeFormatOptions, at: string) =>
  dateInWords(new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }), new Date(`${at}Z`))

describe('a time of day', () => {
  it.each([
    ['2030-02-15T18:30', '18\u00a0h\u00a030', '6:30\u00a0p.m.'],
    ['2030-02-15T08:05', '8\u00a0h\u00a005', '8:05\u00a0a.m.'],
    ['2030-02-15T20:00', '20\u00a0h', '8:00\u00a0p.m.'],
    ['2030-02-15T00:00', '0\u00a0h', '12:00\u00a0a.m.'],
    ['2030-02-15T00:30', '0\u00a0h\u00a030', '12:30\u00a0a.m.'],
  ])('%s', (at, french, english) => {
    const time = { timeStyle: 'short' } as const
    expect([write('fr-FR', time, at), write('fr-CA', time, at)]).toEqual([french, french])
    expect(write('en-CA', time, at).replace(/\s/g, '\u00a0')).toBe(english)
  })

  it('alone, by the hour', () => {
    const hour = { hour: 'numeric' } as const
    expect(write('fr-FR', hour, '2030-02-15T07:00')).toBe('7\u00a0h')
    expect(write('fr-CA', hour, '2030-02-15T22:00')).toBe('22\u00a0h')
    expect(write('en-CA', hour, '2030-02-15T07:00').replace(/\s/g, ' ')).toBe('7 a.m.')
  })
})

describe('a date', () => {
  it.each([
    ['fr-FR', '2030-01-01', '1er janvier 2030'],
    ['fr-CA', '2030-01-01', '1er janvier 2030'],
    ['en-CA', '2030-01-01', 'January 1, 2030'],
    ['fr-FR', '2030-01-11', '11 janvier 2030'],
  ] as const)('in %s: %s', (locale, day, expected) =>
    expect(write(locale, { dateStyle: 'long' }, `${day}T12:00`)).toBe(expected),
  )

  it('followed by its time', () => {
    const moment = { dateStyle: 'long', timeStyle: 'short' } as const
    expect(write('fr-FR', moment, '2030-03-01T18:30')).toBe('1er mars 2030 à 18\u00a0h\u00a030')
    expect(write('fr-CA', moment, '2030-03-01T09:00')).toBe('1er mars 2030 à 9\u00a0h')
  })
})
