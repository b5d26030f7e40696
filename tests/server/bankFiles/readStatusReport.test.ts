import { describe, expect, it } from 'vitest'
import { readStatusReport } from '#server/services/bankFiles/readStatusReport.ts'
import { bankStatement, statusOfTransaction, statusReport } from '#tests/support/server/bankFiles/bankMessages.ts'

const said = async (bytes: Uint8Array) =>
  (await readStatusReport(bytes)).answers.map(({ kind, scope, blockId, endToEndId, reason }) => [
    kind,
    scope,
    blockId,
    endToEndId,
    reason,
  ])

describe('a report of status', () => {
  it.each(['03', '10'])('reads everything that a bank reports about a transaction, in version %s', async (version) => {
    const rows = statusOfTransaction('P481', 'RJCT', 'AC04')
    const { bankMessageId, answers } = await readStatusReport(statusReport('PART', [{ id: 'M1-1', rows }], version))
    expect(bankMessageId).toBe('B1')
    expect(answers).toEqual([
      {
        kind: 'rejected',
        scope: 'transaction',
        bankMessageId: 'B1',
        ownAccount: null,
        messageId: 'M1',
        blockId: 'M1-1',
        endToEndId: 'P481',
        mandateReference: 'R123',
        cents: 41_230,
        direction: null,
        state: 'information',
        reason: 'AC04',
        day: '2026-11-25',
        reference: null,
        iban: 'FR7610096000420000000000113',
      },
    ])
  })

  it('rejects a whole message', async () => {
    expect(await said(statusReport('RJCT', [], '03', 'FF01'))).toEqual([['rejected', 'message', null, null, 'FF01']])
    expect(await said(statusReport('RJCT', [{ id: 'M1-1', code: 'RJCT', reason: 'BE05' }]))).toEqual([
      ['rejected', 'message', null, null, 'BE05'],
    ])
  })

  it('rejects a whole block, next to an accepted one', async () => {
    const blocks = [
      { id: 'M1-1', code: 'RJCT', reason: 'CNOR' },
      { id: 'M1-2', code: 'ACCP' },
    ]
    expect(await said(statusReport('PART', blocks))).toEqual([
      ['rejected', 'block', 'M1-1', null, 'CNOR'],
      ['accepted', 'block', 'M1-2', null, null],
    ])
  })

  it('rejects only the transactions that a part lists', async () => {
    const rows = statusOfTransaction('P481', 'RJCT', 'MD01') + statusOfTransaction('P482', 'ACSP')
    expect(await said(statusReport('PART', [{ id: 'M1-1', code: 'PART', rows }]))).toEqual([
      ['rejected', 'transaction', 'M1-1', 'P481', 'MD01'],
      ['accepted', 'transaction', 'M1-1', 'P482', null],
    ])
  })

  it.each(['ACTC', 'ACCP', 'ACSP', 'ACSC', 'PDNG'])('reads %s as accepted, and never as paid', async (code) => {
    expect(await said(statusReport(code))).toEqual([['accepted', 'message', null, null, null]])
  })

  it('refuses another message', async () => {
    await expect(readStatusReport(bankStatement([]))).rejects.toMatchObject({ fault: 'unknownMessage' })
  })
})
