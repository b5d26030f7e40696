import { describe, expect, it } from 'vitest'
import { readBankStatement } from '#server/services/bankFiles/readBankStatement.ts'
import { statementAnswers } from '#server/services/bankFiles/statementAnswers.ts'
import { bankStatement, detail, returned, statusReport } from '#tests/support/server/bankFiles/bankMessages.ts'

type Entry = Parameters<typeof bankStatement>[0][number]
const kindsOf = async (...entries: readonly Entry[]) =>
  statementAnswers(await readBankStatement(bankStatement(entries))).map(({ kind, scope, endToEndId, cents }) => [
    kind,
    scope,
    endToEndId,
    cents,
  ])

const party = {
  '02': '<RltdPties><Dbtr><Nm>H LEFEVRE</Nm></Dbtr><DbtrAcct><Id><IBAN>FR7610096000420000000000113</IBAN></Id></DbtrAcct></RltdPties>',
  '08': '<RltdPties><Dbtr><Pty><Nm>H LEFEVRE</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>FR7610096000420000000000113</IBAN></Id></DbtrAcct></RltdPties>',
}

describe('a statement of a bank', () => {
  it.each(['02', '08'] as const)('names its account, balances and entries, in version %s', async (version) => {
    const refs = '<PmtInfId>M1-1</PmtInfId><EndToEndId>P481</EndToEndId><MndtId>R123</MndtId>'
    const details = detail(refs, `${party[version]}<RmtInf><Ustrd>CHARGES T4</Ustrd></RmtInf>`)
    const bytes = bankStatement([{ amount: '412.30', sign: 'CRDT', reference: 'X1', details }], { version })
    expect(await readBankStatement(bytes)).toEqual({
      bankMessageId: 'B2',
      statements: [
        {
          id: 'ST1',
          kind: 'statement',
          account: 'FR7630006000011234567890189',
          opening: { cents: -10_000, day: '2026-12-01' },
          closing: { cents: 50_105, day: '2026-12-01' },
          entries: [
            {
              reference: 'X1',
              cents: 41_230,
              currency: 'EUR',
              direction: 'in',
              state: 'booked',
              bookedOn: '2026-12-01',
              valuedOn: '2026-12-02',
              isReversal: false,
              code: 'PMNT/IDDT/ESDD',
              blockId: 'M1-1',
              fees: null,
              text: 'CHARGES T4',
              details: [
                {
                  endToEndId: 'P481',
                  blockId: 'M1-1',
                  mandateReference: 'R123',
                  cents: 41_230,
                  direction: 'in',
                  reason: null,
                  reference: null,
                  name: 'H LEFEVRE',
                  iban: 'FR7610096000420000000000113',
                  text: 'CHARGES T4',
                },
              ],
            },
          ],
        },
      ],
    })
  })

  it('reads notifications, and pending entries', async () => {
    const bytes = bankStatement([{ amount: '1.00', sign: 'CRDT', state: 'PDNG' }], {
      kind: 'notification',
      version: '08',
    })
    const { statements } = await readBankStatement(bytes)
    expect(statements.map(({ kind, entries: [entry] }) => [kind, entry?.state])).toEqual([['notification', 'pending']])
  })

  it('answers for a whole block, or for each transaction that it lists', async () => {
    const batch = '<NtryDtls><Btch><PmtInfId>M1-1</PmtInfId></Btch></NtryDtls>'
    const listed = `<NtryDtls><Btch><PmtInfId>M1-1</PmtInfId></Btch>
      <TxDtls><Refs><EndToEndId>P481</EndToEndId></Refs><AmtDtls><TxAmt><Amt Ccy="EUR">412.30</Amt></TxAmt></AmtDtls></TxDtls>
      <TxDtls><Refs><EndToEndId>P482</EndToEndId></Refs><Amt Ccy="EUR">188.75</Amt></TxDtls></NtryDtls>`
    expect(await kindsOf({ amount: '601.05', sign: 'CRDT', details: batch })).toEqual([
      ['collected', 'block', null, 60_105],
    ])
    expect(await kindsOf({ amount: '601.05', sign: 'CRDT', details: listed })).toEqual([
      ['collected', 'transaction', 'P481', 41_230],
      ['collected', 'transaction', 'P482', 18_875],
    ])
  })

  it('distinguishes returns, refunds and reversals, without the bank’s fees', async () => {
    const out = { amount: '415.30', sign: 'DBIT', code: 'UPDD' } as const
    expect(
      await kindsOf(
        { ...out, details: returned('P481', 'AM04', '412.30') },
        { ...out, details: returned('P481', 'MD06', '412.30') },
        { ...out, code: 'PRDD', details: returned('P481', 'AM05', '412.30') },
      ),
    ).toEqual([
      ['returned', 'transaction', 'P481', 41_230],
      ['refunded', 'transaction', 'P481', 41_230],
      ['reversed', 'transaction', 'P481', 41_230],
    ])
  })

  it('ignores entries that are not collections', async () => {
    const transfer = bankStatement([
      { amount: '50.00', sign: 'CRDT', details: detail('<EndToEndId>NOTPROVIDED</EndToEndId>') },
    ])
    const text = new TextDecoder().decode(transfer).replace('IDDT', 'RCDT')
    const [answer] = statementAnswers(await readBankStatement(new TextEncoder().encode(text)))
    expect(answer).toMatchObject({
      kind: 'other',
      endToEndId: null,
      cents: 5_000,
      ownAccount: 'FR7630006000011234567890189',
    })
  })

  it('is refused when it is another message, or lacks a required element', async () => {
    await expect(readBankStatement(statusReport('RJCT'))).rejects.toMatchObject({ fault: 'unknownMessage' })
    const text = new TextDecoder().decode(bankStatement([{ amount: '1.00', sign: 'CRDT' }]))
    const without = (part: RegExp) => readBankStatement(new TextEncoder().encode(text.replace(part, '')))
    await expect(without(/(?<=<Ntry>)<Amt.*?<\/Amt>/)).rejects.toMatchObject({ fault: 'missingElement' })
    await expect(without(/<CdtDbtInd>\w+<\/CdtDbtInd>(?=\s*<Sts>)/)).rejects.toMatchObject({ fault: 'missingElement' })
    await expect(without(/<IBAN>.*?<\/IBAN>/)).rejects.toMatchObject({ fault: 'missingElement' })
  })
})
