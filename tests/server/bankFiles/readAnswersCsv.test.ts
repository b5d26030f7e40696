import { describe, expect, it } from 'vitest'
import { answerColumns, readAnswersCsv } from '#server/services/bankFiles/readAnswersCsv.ts'
import { bytesOf } from '#tests/support/server/bankFiles/fileRows.ts'

const header = answerColumns.join(';')
const read = (...lines: readonly string[]) => readAnswersCsv(bytesOf([header, ...lines].join('\r\n')), 'F1')

describe('a CSV file of answers', () => {
  it('reads the bank’s answer for each debit', () => {
    const [returned, collected, refunded] = read(
      'returned;P481;;;412,30;905;2026-12-03;X1',
      'collected;;R124;M1-1;188.75;;2026-12-01;',
      'returned;P483;;;10;MD06;2026-12-04;',
    )
    expect(returned).toEqual({
      kind: 'returned',
      scope: 'transaction',
      bankMessageId: 'F1',
      ownAccount: null,
      messageId: null,
      blockId: null,
      endToEndId: 'P481',
      mandateReference: null,
      cents: 41_230,
      direction: 'out',
      state: 'booked',
      reason: '905',
      day: '2026-12-03',
      reference: 'X1',
      iban: null,
    })
    expect(collected).toMatchObject({ kind: 'collected', mandateReference: 'R124', blockId: 'M1-1', direction: 'in' })
    expect(refunded).toMatchObject({ kind: 'refunded', cents: 1_000 })
  })

  it.each<[string, string]>([
    ['unknownMessage', 'paid;P481;;;412.30;;2026-12-03;'],
    ['missingElement', 'returned;;R123;;412.30;AC04;2026-12-03;'],
    ['wrongAmount', 'returned;P481;;;412.305;AC04;2026-12-03;'],
    ['wrongDay', 'returned;P481;;;412.30;AC04;2026-02-30;'],
    ['wrongColumns', 'returned;P481;;;412.30;AC04;2026-12-03'],
  ])('is refused: %s', (fault, line) => {
    expect(() => read(line)).toThrow(expect.objectContaining({ name: 'BankFileRefusal', fault, where: 'line 2' }))
  })

  it('is refused without one of its columns', () => {
    expect(() => readAnswersCsv(bytesOf('kind;amount\n'), 'F1')).toThrow('missingColumn end_to_end_id')
    expect(() => readAnswersCsv(bytesOf(''), 'F1')).toThrow('wrongColumns: empty')
  })
})
