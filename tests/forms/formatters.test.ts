import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountFormatter } from '#src/forms/formatters/amount.ts'
import { dateFormatter } from '#src/forms/formatters/date.ts'
import {
  accountFormatter,
  institutionFormatter,
  siretFormatter,
  transitFormatter,
} from '#src/forms/formatters/digits.ts'
import type { Formatter } from '#src/forms/formatters/formatter.ts'
import { placeCaret } from '#src/forms/formatters/formatter.ts'
import { ibanFormatter } from '#src/forms/formatters/iban.ts'
import { phoneFormatter } from '#src/forms/formatters/phone.ts'
import { bicFormatter, uppercaseFormatter } from '#src/forms/formatters/uppercase.ts'

const formatters: Readonly<Record<string, Formatter>> = {
  'phone number': phoneFormatter(['FR']),
  'Canadian phone number': phoneFormatter(['CA']),
  'French IBAN': ibanFormatter(['FR']),
  'IBAN of several countries': ibanFormatter(['FR', 'DE', 'BE']),
  BIC: bicFormatter,
  SIRET: siretFormatter,
  institution: institutionFormatter,
  transit: transitFormatter,
  account: accountFormatter,
  amount: amountFormatter,
  date: dateFormatter,
  'upper case': uppercaseFormatter,
}

/** Text that people type and paste into such fields, with characters that do not belong there. */
const typed = fc.string({ unit: fc.constantFrom(...Array.from('0123456789FRabz .,/+-e\u00a0é')), maxLength: 45 })
const keptOf = ({ keep }: Formatter, text: string) => Array.from(text, keep).join('')

/** The current text of a field, then one edit: some characters are replaced, and the caret follows the new ones. */
const edits = (formatter: Formatter) =>
  fc
    .record({
      before: typed,
      from: fc.nat(45),
      removed: fc.nat(6),
      inserted: fc.string({ unit: fc.constantFrom(...Array.from('0123456789FRab ,/')), maxLength: 4 }),
    })
    .map(({ before, from, removed, inserted }) => {
      const shown = formatter.format(before)
      const start = Math.min(from, shown.length)
      const text = shown.slice(0, start) + inserted + shown.slice(start + removed)
      return { text, caret: start + inserted.length }
    })

describe.each(Object.entries(formatters))('the formatter of a %s', (_, formatter) => {
  it('leaves its own output unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(typed, fc.string()), (text) => {
        const once = formatter.format(text)
        expect(formatter.format(once)).toBe(once)
      }),
    )
  })

  it('never exceeds its limit', () => {
    fc.assert(
      fc.property(fc.oneof(typed, fc.string({ maxLength: 100 })), (text) => {
        expect(formatter.format(text).length).toBeLessThanOrEqual(formatter.limit)
      }),
    )
  })

  it('keeps the caret behind the same character, after typing, pasting and deleting anywhere', () => {
    fc.assert(
      fc.property(edits(formatter), ({ text, caret }) => {
        const place = placeCaret(formatter, text, caret)
        const shown = formatter.format(text)
        const before = keptOf(formatter, text.slice(0, caret))
        const survives =
          shown.length < formatter.limit && keptOf(formatter, shown).length >= keptOf(formatter, text).length
        expect(place).toBeLessThanOrEqual(shown.length)
        if (caret === text.length) expect(place).toBe(shown.length)
        else if (survives && before !== '') expect(shown.slice(0, place).slice(-1)).toBe(before.slice(-1))
      }),
      { numRuns: 1000 },
    )
  })
})

const grouping = ['IBAN of several countries', 'BIC', 'SIRET', 'institution', 'transit', 'account', 'upper case']
describe.each(Object.entries(formatters).filter(([name]) => grouping.includes(name)))(
  'the formatter of a %s',
  (_, formatter) => {
    it('keeps exactly the characters typed before the caret in front of it', () => {
      fc.assert(
        fc.property(edits(formatter), ({ text, caret }) => {
          const kept = keptOf(formatter, formatter.format(text).slice(0, placeCaret(formatter, text, caret)))
          expect(kept).toBe(keptOf(formatter, text.slice(0, caret)).slice(0, kept.length))
        }),
      )
    })
  },
)

describe('the output of each formatter', () => {
  it.each([
    [phoneFormatter(['FR']), '+33(0)612', '+33 06 12'],
    [phoneFormatter(['FR']), '06.12.34', '06 12 34'],
    [phoneFormatter(['CA']), '514', '514'],
    [phoneFormatter(['CA']), '5145', '514 5'],
    [phoneFormatter(['CA']), '(514) 555-0', '514 555-0'],
    [phoneFormatter(['CA']), '514.555.0123', '514 555-0123'],
    [phoneFormatter(['CA']), '15145550123', '1 514 555-0123'],
    [phoneFormatter(['CA']), '+1 514-555-0123', '+1 514 555-0123'],
    [phoneFormatter(['CA']), '+1', '+1'],
    [phoneFormatter(['CA']), '+33612', '+33 61 2'],
    [ibanFormatter(['FR']), '', 'FR'],
    [ibanFormatter(['FR']), 'f', 'FR'],
    [ibanFormatter(['FR']), '1', 'FR1'],
    [ibanFormatter(['FR']), 'fr14-2004 1010', 'FR14 2004 1010'],
    [ibanFormatter(['FR']), 'FR1420041010050500013M02606999', 'FR14 2004 1010 0505 0001 3M02 606'],
    [ibanFormatter(['FR']), 'FRFR1420041010050500013M02606', 'FR14 2004 1010 0505 0001 3M02 606'],
    [ibanFormatter(['FR']), 'FRDE89', 'DE89'],
    [ibanFormatter(['FR']), 'FRR', 'FR'],
    [ibanFormatter(['FR']), 'FRR7', 'FR7'],
    [ibanFormatter(['FR', 'DE']), 'd', 'D'],
    [bicFormatter, 'psst frpp lil x', 'PSSTFRPPLIL'],
    [siretFormatter, '73282932000074', '732 829 320 00074'],
    [siretFormatter, '7328', '732 8'],
    [amountFormatter, '12.5', '12,5'],
    [amountFormatter, '1e3', '13'],
    [amountFormatter, '-12,345', '12,34'],
    [amountFormatter, '1 250,00 €', '1250,00'],
    [amountFormatter, '1,2,3', '1,23'],
    [dateFormatter, '1', '1'],
    [dateFormatter, '12', '12'],
    [dateFormatter, '120', '12/0'],
    [dateFormatter, '12052026', '12/05/2026'],
    [dateFormatter, '31', '31'],
    [dateFormatter, '32', '03/2'],
    [dateFormatter, '3213', '03/02/13'],
    [dateFormatter, '1213', '12/01/3'],
    [dateFormatter, '12/', '12/'],
    [dateFormatter, '4/', '04/'],
    [dateFormatter, '04/5/', '04/05/'],
    [dateFormatter, '4/5/2026', '4/5/2026'],
    [dateFormatter, '1/05/2026', '1/05/2026'],
    [dateFormatter, '/', ''],
    [uppercaseFormatter, 'Éloïse', 'ÉLOÏSE'],
  ])('%# %o', (formatter, text, shown) => {
    expect(formatter.format(text)).toBe(shown)
  })
})
