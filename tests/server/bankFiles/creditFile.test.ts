import fc from 'fast-check'
import { expect, it } from 'vitest'
import { creditFile } from '#server/services/bankFiles/creditFile.ts'

const account = { institution: '815', transit: '30001', account: '1234567' }
const aCredit = {
  reference: 'R481',
  cents: 41_230,
  dueOn: '2026-12-01',
  payee: { name: 'Hélène Lefèvre', account },
  returnAccount: { ...account, account: '765432101234' },
}
const written = (credits: Parameters<typeof creditFile>[0]['credits']) =>
  creditFile({
    originatorId: 'VQC0000001',
    fileNumber: 12,
    createdOn: '2026-11-24',
    dataCentre: '81510',
    shortName: 'Syndicat',
    longName: 'Syndicat de copropriété',
    credits,
  })
/** Positions as the standard counts them: from 1, both included. */
const at = (record: string | undefined, first: number, last: number) => record?.slice(first - 1, last)

it('of direct deposits has credits where a file of debits has debits, and its total after the total of debits', () => {
  const [, detail, trailer] = written([aCredit, { ...aCredit, reference: 'R482', cents: 18_875 }]).text.split('\r\n')
  expect(at(detail, 1, 24)).toBe('C000000002VQC00000010012')
  expect(at(detail, 25, 43)).toBe('4500000041230026335')
  expect(at(detail, 44, 64)).toBe('0815300011234567     ')
  expect(at(detail, 105, 134)).toBe('HELENE LEFEVRE'.padEnd(30))
  expect(at(detail, 175, 193)).toBe('R481'.padEnd(19))
  expect(at(trailer, 25, 46)).toBe('0'.repeat(22))
  expect(at(trailer, 47, 68)).toBe('0000000006010500000002')
  expect(at(trailer, 69, 112)).toBe('0'.repeat(44))
})

it('adds up to its rows, whatever they are', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9_999_999_999 }), { minLength: 1, maxLength: 20 }), (amounts) => {
      const { text } = written(amounts.map((cents, index) => ({ ...aCredit, reference: `R${index}`, cents })))
      const records = text.trimEnd().split('\r\n')
      const trailer = records.at(-1)
      expect(Number(at(trailer, 47, 60))).toBe(amounts.reduce((total, each) => total + each, 0))
      expect(Number(at(trailer, 61, 68))).toBe(amounts.length)
    }),
    { numRuns: 15 },
  )
})

it.each([
  ['nothingToWrite', []],
  ['closedDay', [{ ...aCredit, dueOn: '2027-06-24' }]],
  ['wrongAccount', [{ ...aCredit, payee: { name: 'A', account: { ...account, transit: '3001' } } }]],
])('refuses to write %s', (fault, credits) => {
  expect(() => written(credits)).toThrow(expect.objectContaining({ fault }))
})
