import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BankFileRefusal } from '#server/services/bankFiles/bankFileRefusal.ts'
import { checkIdentifier, toBankName, toBankText } from '#server/services/bankFiles/bankText.ts'

describe('text for banks', () => {
  it.each([
    ['Œuvre & cœur', 'OEuvre + coeur'],
    ['Straße, Łódź, Ærø', 'Strasse, Lodz, AEro'],
    ['L’été – 12 €', "L'ete - 12 EUR"],
    ['M. Élodie\u0301 Garçon', 'M. Elodie Garcon'],
    ['Lot n°4 [a] 😀\n2', 'Lot n.4 .a. . 2'],
  ])('writes %j as %j', (typed, written) => {
    expect(toBankText(typed, 70)).toBe(written)
  })

  it('writes any text in the allowed characters, and cuts it last', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.integer({ min: 1, max: 140 }), (typed, limit) => {
        const written = toBankText(typed, limit)
        expect(written).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]*$/)
        expect(written.length).toBeLessThanOrEqual(limit)
        expect(toBankText(written, limit)).toBe(written)
      }),
      { numRuns: 50 },
    )
    expect(toBankText('Œ'.repeat(40), 70)).toBe('OE'.repeat(35))
  })

  it('refuses a name with nothing left', () => {
    expect(() => toBankName('株式会社', 70, 'debtor')).toThrow(BankFileRefusal)
  })

  it.each(['', 'a'.repeat(36), '/a', 'a/', 'a//b', ' a', 'é', 'a_b'])('refuses the identifier %j', (id) => {
    expect(() => checkIdentifier(id, 'endToEndId')).toThrow('wrongIdentifier')
  })
})
