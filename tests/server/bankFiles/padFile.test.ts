import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PadDebit, type PadFile, padFile } from '#server/services/bankFiles/padFile.ts'

const account = { institution: '815', transit: '30001', account: '1234567' }
const aDebit: PadDebit = {
  reference: 'P481',
  cents: 41_230,
  dueOn: '2026-12-01',
  payor: { name: 'Hélène Lefèvre', account },
  returnAccount: { ...account, account: '765432101234' },
}
const written = (changes: Partial<PadFile> = {}) =>
  padFile({
    originatorId: 'VQC0000001',
    fileNumber: 12,
    createdOn: '2026-11-24',
    dataCentre: '81510',
    shortName: 'Syndicat',
    longName: 'Syndicat de copropriété',
    debits: [aDebit, { ...aDebit, reference: 'P482', cents: 18_875 }],
    ...changes,
  })
const of = (changes: Partial<PadDebit>) => () => written({ debits: [{ ...aDebit, ...changes }] })
/** Positions as the standard counts them: from 1, both included. */
const at = (record: string | undefined, first: number, last: number) => record?.slice(first - 1, last)

describe('a file of pre-authorised debits', () => {
  it('has each field in its position', () => {
    const [header, detail, trailer, end] = written().text.split('\r\n')
    expect([header, detail, trailer].map((record) => record?.length)).toEqual([1464, 1464, 1464])
    expect(end).toBe('')
    expect(at(header, 1, 58)).toBe('A000000001VQC0000001001202632881510                    CAD')
    expect(at(detail, 1, 24)).toBe('D000000002VQC00000010012')
    expect(at(detail, 25, 27)).toBe('470')
    expect(at(detail, 28, 37)).toBe('0000041230')
    expect(at(detail, 38, 43)).toBe('026335')
    expect(at(detail, 44, 52)).toBe('081530001')
    expect(at(detail, 53, 64)).toBe('1234567     ')
    expect(at(detail, 65, 89)).toBe('0'.repeat(25))
    expect(at(detail, 90, 104)).toBe('SYNDICAT       ')
    expect(at(detail, 105, 134)).toBe('HELENE LEFEVRE'.padEnd(30))
    expect(at(detail, 135, 164)).toBe('SYNDICAT DE COPROPRIETE'.padEnd(30))
    expect(at(detail, 165, 174)).toBe('VQC0000001')
    expect(at(detail, 175, 193)).toBe('P481'.padEnd(19))
    expect(at(detail, 194, 202)).toBe('081530001')
    expect(at(detail, 203, 214)).toBe('765432101234')
    expect(at(detail, 215, 253)).toBe(' '.repeat(39))
    expect(at(detail, 254, 264)).toBe('0'.repeat(11))
    expect(at(detail, 265, 277)).toBe('4700000018875')
    expect(at(trailer, 1, 46)).toBe('Z000000003VQC000000100120000000006010500000002')
    expect(at(trailer, 47, 112)).toBe('0'.repeat(66))
  })

  it('has six debits a record, and totals of all', () => {
    const cents = fc.array(fc.integer({ min: 1, max: 9_999_999_999 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(cents, (amounts) => {
        const debits = amounts.map((each, index) => ({ ...aDebit, reference: `P${index}`, cents: each }))
        const { text, count } = written({ debits, lineEnd: '\n' })
        const records = text.trimEnd().split('\n')
        expect(records).toHaveLength(Math.ceil(amounts.length / 6) + 2)
        const segments = records
          .filter((record) => record.startsWith('D'))
          .flatMap((record) => [0, 1, 2, 3, 4, 5].map((index) => record.slice(24 + index * 240, 264 + index * 240)))
          .filter((segment) => segment.trim() !== '')
        expect(segments.map((segment) => Number(segment.slice(3, 13)))).toEqual(amounts)
        const sum = amounts.reduce((total, each) => total + each, 0)
        expect(Number(records.at(-1)?.slice(24, 38))).toBe(sum)
        expect(Number(records.at(-1)?.slice(38, 46))).toBe(count)
      }),
      { numRuns: 15 },
    )
  })

  it.each<[string, () => unknown]>([
    ['nothingToWrite', () => written({ debits: [] })],
    ['repeatedIdentifier', () => written({ debits: [aDebit, aDebit] })],
    ['wrongIdentifier', of({ reference: 'P'.repeat(20) })],
    ['wrongIdentifier', () => written({ originatorId: 'TOO LONG ONE' })],
    ['wrongNumber', () => written({ fileNumber: 10_000 })],
    ['wrongNumber', () => written({ dataCentre: '815' })],
    ['wrongAmount', of({ cents: 0.5 })],
    ['wrongAmount', of({ cents: 10_000_000_000 })],
    ['wrongAccount', of({ payor: { name: 'A', account: { ...account, account: '123456' } } })],
    ['wrongAccount', of({ returnAccount: { ...account, transit: '3001' } })],
    ['wrongName', of({ payor: { name: '…', account } })],
    ['closedDay', of({ dueOn: '2027-06-24' })],
    ['tooLate', of({ dueOn: '2026-11-24' })],
  ])('refuses to write %s', (fault, write) => {
    expect(write).toThrow(expect.objectContaining({ fault }))
  })
})
