import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { offers } from '#offers/offers.ts'
import { bankStatementsFile } from '#server/areas/accounts/imports/bankStatements.ts'
import { readBankStatement } from '#server/services/bankFiles/readBankStatement.ts'
import { statementCsv } from '#server/services/bankFiles/statementCsv.ts'
import { readLines } from '#server/services/imports/readLines.ts'
import { bankStatement, detail } from '#tests/support/server/bankFiles/bankMessages.ts'
import { bytesOf } from '#tests/support/server/bankFiles/fileRows.ts'

const row = z.object(bankStatementsFile.shape(offers.ESE))

describe('a statement for the import', () => {
  it('has a line for each booked entry, in the columns of the import', async () => {
    const party = '<RltdPties><Dbtr><Nm>Mme; Martin</Nm></Dbtr></RltdPties><RmtInf><Ustrd>lot 1</Ustrd></RmtInf>'
    const { statements } = await readBankStatement(
      bankStatement([
        { amount: '412.30', sign: 'CRDT', reference: 'X1', details: detail('', party) },
        { amount: '5.00', sign: 'DBIT', reference: 'X1' },
        { amount: '7.00', sign: 'CRDT', state: 'PDNG', reference: 'X2' },
        { amount: '0.07', sign: 'DBIT' },
      ]),
    )
    const [statement] = statements
    const read = readLines(bytesOf(statement ? statementCsv([{ statement, place: 'P1', account: '512' }]) : ''))
    if ('fault' in read) throw new Error(read.fault.reason)
    expect(read.header).toEqual(Object.keys(row.shape))
    const rows = read.lines.map(({ cells }) =>
      row.parse(Object.fromEntries(read.header.map((column, index) => [column, cells[index]]))),
    )
    const common = { place: 'P1', account: '512', booked_on: '2026-12-01' }
    expect(rows).toEqual([
      { ...common, sql_id: 'X1', amount: 41_230, label: 'Mme; Martin lot 1', reference: 'X1' },
      { ...common, sql_id: 'X1/2', amount: -500, label: 'PMNT/IDDT/ESDD', reference: 'X1' },
      { ...common, sql_id: 'ST1/4', amount: -7, label: 'PMNT/IDDT/ESDD', reference: null },
    ])
  })
})
