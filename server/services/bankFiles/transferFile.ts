import { isOpenDay } from '#contract/payments/collectionDays.ts'
import { refuseUnless } from './bankFileRefusal.ts'
import { checkDay, checkIdentifier, checkUnique } from './bankText.ts'
import * as parts from './sepaParts.ts'
import { type Element, writeXml } from './writeXml.ts'

/** A refund: a transfer from our account to an owner. */
export type Transfer = {
  readonly endToEndId: string
  readonly instructionId: string | null
  readonly cents: number
  readonly executedOn: string
  readonly debtor: parts.SepaParty
  readonly creditor: parts.SepaParty
  readonly text: string | null
}

export type TransferFile = {
  readonly version: 'pain.001.001.03' | 'pain.001.001.09'
  readonly messageId: string
  /** `2026-11-24T09:30:00`, in the time of the bank or with an offset. */
  readonly createdAt: string
  readonly initiatingParty: string
  readonly transfers: readonly Transfer[]
}

/** Writes an order to transfer money: a block for each paying account and day. */
export function transferFile(file: TransferFile): parts.WrittenFile {
  const { version, messageId, transfers } = file
  const header = parts.header(file, transfers)
  checkUnique(
    transfers.map(({ endToEndId }) => endToEndId),
    'endToEndId',
  )
  const blocks = parts.toBlocks(messageId, transfers, ({ debtor, executedOn }) => [debtor, executedOn])
  const createdOn = file.createdAt.slice(0, 10)
  const written = blocks.map(({ rows, written: { blockId } }) => block(version, createdOn, blockId, rows))
  const xml = writeXml(parts.document(version, ['CstmrCdtTrfInitn', [header, ...written]]))
  return { xml, blocks: blocks.map((each) => each.written) }
}

function block(
  version: TransferFile['version'],
  createdOn: string,
  blockId: string,
  rows: readonly [Transfer, ...Transfer[]],
): Element {
  const [{ debtor, executedOn }] = rows
  checkDay(executedOn, 'executedOn')
  refuseUnless(isOpenDay(executedOn), 'closedDay', executedOn)
  refuseUnless(executedOn >= createdOn, 'tooLate', executedOn)
  return [
    'PmtInf',
    [
      ['PmtInfId', blockId],
      ['PmtMtd', 'TRF'],
      ['BtchBookg', 'true'],
      ...parts.totals(rows),
      ['PmtTpInf', [['SvcLvl', [['Cd', 'SEPA']]]]],
      ['ReqdExctnDt', parts.isNewer(version) ? [['Dt', executedOn]] : executedOn],
      ['Dbtr', [parts.name(debtor.name, 'debtor')]],
      ['DbtrAcct', [parts.account(debtor.iban, 'debtor')]],
      ['DbtrAgt', [parts.agent(debtor.bic, version, 'debtor')]],
      ['ChrgBr', 'SLEV'],
      ...rows.map((row) => transaction(version, row)),
    ],
  ]
}

function transaction(version: TransferFile['version'], row: Transfer): Element {
  const { endToEndId, instructionId, cents, creditor } = row
  const where = `endToEndId ${checkIdentifier(endToEndId, 'endToEndId')}`
  return [
    'CdtTrfTxInf',
    [
      [
        'PmtId',
        [
          instructionId === null ? null : ['InstrId', checkIdentifier(instructionId, where)],
          ['EndToEndId', endToEndId],
        ],
      ],
      ['Amt', [['InstdAmt', parts.amountText(cents, where), { Ccy: 'EUR' }]]],
      creditor.bic === null ? null : ['CdtrAgt', [parts.agent(creditor.bic, version, where)]],
      ['Cdtr', [parts.name(creditor.name, where)]],
      ['CdtrAcct', [parts.account(creditor.iban, where)]],
      parts.remittance(row.text),
    ],
  ]
}
