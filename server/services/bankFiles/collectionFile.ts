import { hasIbanCheckDigits } from '#contract/banking.ts'
import { isOpenDay } from '#contract/payments/collectionDays.ts'
import { refuseUnless } from './bankFileRefusal.ts'
import { checkDay, checkIdentifier, checkUnique } from './bankText.ts'
import * as parts from './sepaParts.ts'
import { type Element, writeXml } from './writeXml.ts'

/** The creditor, with its identifier (ICS). */
type Creditor = parts.SepaParty & { readonly ics: string }

/** What has changed in a mandate since its last collection. */
type Amendment = {
  /** Whether the debtor has given another account, at any bank. */
  readonly isNewAccount: boolean
  readonly formerReference: string | null
  readonly formerCreditor: { readonly ics: string | null; readonly name: string | null } | null
}

export type Collection = {
  readonly endToEndId: string
  readonly instructionId: string | null
  readonly cents: number
  /** First, recurrent, final or one-off; recurrent may be used from the first collection on. */
  readonly sequence: 'FRST' | 'RCUR' | 'FNAL' | 'OOFF'
  readonly collectedOn: string
  readonly creditor: Creditor
  readonly debtor: parts.SepaParty
  readonly mandate: { readonly reference: string; readonly signedOn: string; readonly amendment: Amendment | null }
  readonly text: string | null
}

export type CollectionFile = {
  readonly version: 'pain.008.001.02' | 'pain.008.001.08'
  readonly messageId: string
  /** `2026-11-24T09:30:00`, in the time of the creditor's bank or with an offset. */
  readonly createdAt: string
  readonly initiatingParty: string
  readonly collections: readonly Collection[]
}

/** Writes an order to collect direct debits: a block for each creditor account, sequence and day. */
export function collectionFile(file: CollectionFile): parts.WrittenFile {
  const { version, messageId, collections } = file
  const header = parts.header(file, collections)
  checkUnique(
    collections.map(({ endToEndId }) => endToEndId),
    'endToEndId',
  )
  const blocks = parts.toBlocks(messageId, collections, ({ creditor, sequence, collectedOn }) => [
    creditor.ics,
    creditor.iban,
    creditor.bic,
    creditor.name,
    sequence,
    collectedOn,
  ])
  const createdOn = file.createdAt.slice(0, 10)
  const written = blocks.map(({ rows, written: { blockId } }) => block(version, createdOn, blockId, rows))
  const xml = writeXml(parts.document(version, ['CstmrDrctDbtInitn', [header, ...written]]))
  return { xml, blocks: blocks.map((each) => each.written) }
}

function block(
  version: CollectionFile['version'],
  createdOn: string,
  blockId: string,
  rows: readonly [Collection, ...Collection[]],
): Element {
  const [{ creditor, sequence, collectedOn }] = rows
  checkDay(collectedOn, 'collectedOn')
  refuseUnless(isOpenDay(collectedOn), 'closedDay', collectedOn)
  refuseUnless(collectedOn > createdOn, 'tooLate', collectedOn)
  return [
    'PmtInf',
    [
      ['PmtInfId', blockId],
      ['PmtMtd', 'DD'],
      ['BtchBookg', 'true'],
      ...parts.totals(rows),
      [
        'PmtTpInf',
        [
          ['SvcLvl', [['Cd', 'SEPA']]],
          ['LclInstrm', [['Cd', 'CORE']]],
          ['SeqTp', sequence],
        ],
      ],
      ['ReqdColltnDt', collectedOn],
      ['Cdtr', [parts.name(creditor.name, 'creditor')]],
      ['CdtrAcct', [parts.account(creditor.iban, 'creditor')]],
      ['CdtrAgt', [parts.agent(creditor.bic, version, 'creditor')]],
      ['ChrgBr', 'SLEV'],
      ['CdtrSchmeId', [creditorId(creditor.ics)]],
      ...rows.map((row) => transaction(version, createdOn, row)),
    ],
  ]
}

function creditorId(ics: string): Element {
  const isRight =
    /^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$/.test(ics) && hasIbanCheckDigits(ics.slice(0, 4) + ics.slice(7))
  refuseUnless(isRight, 'wrongCreditor', 'ics')
  return [
    'Id',
    [
      [
        'PrvtId',
        [
          [
            'Othr',
            [
              ['Id', ics],
              ['SchmeNm', [['Prtry', 'SEPA']]],
            ],
          ],
        ],
      ],
    ],
  ]
}

function transaction(version: CollectionFile['version'], createdOn: string, row: Collection): Element {
  const { endToEndId, instructionId, cents, mandate, debtor } = row
  const where = `endToEndId ${checkIdentifier(endToEndId, 'endToEndId')}`
  refuseUnless(checkDay(mandate.signedOn, where) <= createdOn, 'wrongDay', where)
  return [
    'DrctDbtTxInf',
    [
      [
        'PmtId',
        [
          instructionId === null ? null : ['InstrId', checkIdentifier(instructionId, where)],
          ['EndToEndId', endToEndId],
        ],
      ],
      ['InstdAmt', parts.amountText(cents, where), { Ccy: 'EUR' }],
      [
        'DrctDbtTx',
        [
          [
            'MndtRltdInf',
            [
              ['MndtId', checkIdentifier(mandate.reference, where)],
              ['DtOfSgntr', mandate.signedOn],
              ...(mandate.amendment ? amended(mandate.amendment, where) : []),
            ],
          ],
        ],
      ],
      ['DbtrAgt', [parts.agent(debtor.bic, version, where)]],
      ['Dbtr', [parts.name(debtor.name, where)]],
      ['DbtrAcct', [parts.account(debtor.iban, where)]],
      parts.remittance(row.text),
    ],
  ]
}

/** The scheme requires both elements together; its schema does not. */
function amended({ isNewAccount, formerReference, formerCreditor }: Amendment, where: string): readonly Element[] {
  const [formerName, formerIcs] = [formerCreditor?.name ?? null, formerCreditor?.ics ?? null]
  const hasFormerCreditor = formerName !== null || formerIcs !== null
  refuseUnless(isNewAccount || formerReference !== null || hasFormerCreditor, 'emptyAmendment', where)
  const formerScheme: readonly (Element | null)[] = [
    formerName === null ? null : parts.name(formerName, where),
    formerIcs === null ? null : creditorId(formerIcs),
  ]
  return [
    ['AmdmntInd', 'true'],
    [
      'AmdmntInfDtls',
      [
        formerReference === null ? null : ['OrgnlMndtId', checkIdentifier(formerReference, where)],
        hasFormerCreditor ? ['OrgnlCdtrSchmeId', formerScheme] : null,
        isNewAccount ? ['OrgnlDbtrAcct', [['Id', [['Othr', [['Id', 'SMNDA']]]]]]] : null,
      ],
    ],
  ]
}
