import { hasIbanCheckDigits } from '#contract/banking.ts'
import { centsText } from '#contract/centsText.ts'
import { refuseUnless } from './bankFileRefusal.ts'
import { checkIdentifier, toBankName, toBankText } from './bankText.ts'
import type { Element } from './writeXml.ts'

/** A holder and an account; without `bic`, the bank is found through the IBAN. */
export type SepaParty = { readonly name: string; readonly iban: string; readonly bic: string | null }

/** The first of each pair has been accepted since 2009; banks are moving to the second. */
export type SepaVersion = 'pain.008.001.02' | 'pain.008.001.08' | 'pain.001.001.03' | 'pain.001.001.09'
export const isNewer = (version: SepaVersion) => version.endsWith('08') || version.endsWith('09')

/** The maximum of one transaction in euro (999 999 999.99). */
const mostCents = 99_999_999_999

/**
 * The amount of one transaction in units, such as 1250.50.
 *
 * @throws {BankFileRefusal} `wrongAmount` unless it is above zero, in whole cents, and at most what SEPA allows.
 */
export function amountText(cents: number, where: string): string {
  refuseUnless(Number.isInteger(cents) && cents > 0 && cents <= mostCents, 'wrongAmount', where)
  return centsText(cents)
}

/** The number of transactions and their sum in units: `NbOfTxs` and `CtrlSum`. */
export function totals(rows: readonly { readonly cents: number }[]): readonly [Element, Element] {
  const sum = rows.reduce((total, { cents }) => total + cents, 0)
  refuseUnless(Number.isSafeInteger(sum), 'wrongAmount', 'CtrlSum')
  return [
    ['NbOfTxs', String(rows.length)],
    ['CtrlSum', centsText(sum)],
  ]
}

export const name = (text: string, where: string): Element => ['Nm', toBankName(text, 70, where)]

/** @throws {BankFileRefusal} `wrongAccount` for an IBAN with spaces, or whose check digits are wrong. */
export function account(iban: string, where: string): Element {
  refuseUnless(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) && hasIbanCheckDigits(iban), 'wrongAccount', where)
  return ['Id', [['IBAN', iban]]]
}

/**
 * The bank of an account; without a BIC it is found through the IBAN.
 *
 * @throws {BankFileRefusal} `wrongAccount` for anything else than a BIC.
 */
export function agent(bic: string | null, version: SepaVersion, where: string): Element {
  if (bic === null) return ['FinInstnId', [['Othr', [['Id', 'NOTPROVIDED']]]]]
  refuseUnless(/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic), 'wrongAccount', where)
  return ['FinInstnId', [[isNewer(version) ? 'BICFI' : 'BIC', bic]]]
}

/** What the holder reads beside the amount, at most 140 characters; `null` = nothing is left in the letters of banks. */
export const remittance = (text: string | null): Element | null => {
  const written = text === null ? '' : toBankText(text, 140)
  return written === '' ? null : ['RmtInf', [['Ustrd', written]]]
}

type Header = { readonly messageId: string; readonly createdAt: string; readonly initiatingParty: string }

/** @throws {BankFileRefusal} `nothingToWrite` without transactions; `wrongDay` unless `createdAt` is a moment in ISO 8601. */
export function header({ messageId, createdAt, initiatingParty }: Header, rows: readonly { cents: number }[]): Element {
  refuseUnless(rows.length > 0, 'nothingToWrite', 'transactions')
  refuseUnless(
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)?$/.test(createdAt) && !Number.isNaN(Date.parse(createdAt)),
    'wrongDay',
    'createdAt',
  )
  return [
    'GrpHdr',
    [
      ['MsgId', checkIdentifier(messageId, 'messageId')],
      ['CreDtTm', createdAt],
      ...totals(rows),
      ['InitgPty', [name(initiatingParty, 'initiatingParty')]],
    ],
  ]
}

export const document = (version: SepaVersion, message: Element): Element => [
  'Document',
  [message],
  { xmlns: `urn:iso:std:iso:20022:tech:xsd:${version}` },
]

/** A block of a file as it was written, as banks name it in their answers. */
type WrittenBlock = {
  readonly blockId: string
  readonly count: number
  readonly cents: number
  readonly endToEndIds: readonly string[]
}
export type WrittenFile = { readonly xml: string; readonly blocks: readonly WrittenBlock[] }

/** Groups rows into numbered blocks, in the order of the first row of each. */
export function toBlocks<Row extends { readonly endToEndId: string; readonly cents: number }>(
  messageId: string,
  rows: readonly Row[],
  keyOf: (row: Row) => unknown,
) {
  const groups = new Map<string, [Row, ...Row[]]>()
  for (const row of rows) {
    const key = JSON.stringify(keyOf(row))
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return [...groups.values()].map((group, index) => ({
    rows: group,
    written: {
      blockId: checkIdentifier(`${messageId}-${index + 1}`, 'blockId'),
      count: group.length,
      cents: group.reduce((sum, { cents }) => sum + cents, 0),
      endToEndIds: group.map(({ endToEndId }) => endToEndId),
    } satisfies WrittenBlock,
  }))
}
