import { BankFileRefusal } from './bankFileRefusal.ts'
import { centsAt, childrenOf, dayAt, find, readXml, requiredText, textAt, type XmlElement } from './readXml.ts'

type Direction = 'in' | 'out'

/** One of the transactions of an entry. */
export type EntryDetail = {
  readonly endToEndId: string | null
  readonly blockId: string | null
  readonly mandateReference: string | null
  readonly cents: number | null
  readonly direction: Direction
  readonly reason: string | null
  readonly reference: string | null
  /** The other party. */
  readonly name: string | null
  readonly iban: string | null
  readonly text: string | null
}

export type BankEntry = {
  /** The bank's reference. */
  readonly reference: string | null
  readonly cents: number
  readonly currency: string | null
  readonly direction: Direction
  readonly state: 'booked' | 'pending' | 'information'
  readonly bookedOn: string | null
  readonly valuedOn: string | null
  /** Whether the entry reverses an earlier one. */
  readonly isReversal: boolean
  /** `PMNT/IDDT/ESDD`, or the bank's own code. */
  readonly code: string | null
  /** Our block that the entry sums up. */
  readonly blockId: string | null
  readonly fees: number | null
  readonly text: string | null
  readonly details: readonly EntryDetail[]
}

type Balance = { readonly cents: number; readonly day: string | null }

/** The entries of one account (camt.053), or notifications of them (camt.054). */
export type AccountStatement = {
  readonly id: string
  readonly kind: 'statement' | 'notification'
  /** An IBAN, or the account as the bank names it. */
  readonly account: string
  /** Negative if the account is overdrawn. */
  readonly opening: Balance | null
  readonly closing: Balance | null
  readonly entries: readonly BankEntry[]
}

export type BankStatement = { readonly bankMessageId: string; readonly statements: readonly AccountStatement[] }

const messages = [
  { message: 'BkToCstmrStmt', part: 'Stmt', kind: 'statement' },
  { message: 'BkToCstmrDbtCdtNtfctn', part: 'Ntfctn', kind: 'notification' },
] as const

/** Reads camt.053 and camt.054, of versions 02 to 08. */
export async function readBankStatement(bytes: Uint8Array): Promise<BankStatement> {
  const root = await readXml(bytes)
  for (const { message, part, kind } of messages) {
    const found = find(root, message)
    if (!found) continue
    return {
      bankMessageId: requiredText(found, 'GrpHdr/MsgId'),
      statements: childrenOf(found, part).map((each) => toStatement(each, kind)),
    }
  }
  throw new BankFileRefusal('unknownMessage', root.name)
}

function toStatement(element: XmlElement, kind: AccountStatement['kind']): AccountStatement {
  const account = textAt(element, 'Acct/Id/IBAN', 'Acct/Id/Othr/Id')
  if (account === null) throw new BankFileRefusal('missingElement', `${element.name}/Acct/Id`)
  return {
    id: requiredText(element, 'Id'),
    kind,
    account,
    opening: balance(element, 'OPBD') ?? balance(element, 'PRCD'),
    closing: balance(element, 'CLBD'),
    entries: childrenOf(element, 'Ntry').map((entry) => toEntry(entry, account)),
  }
}

function balance(element: XmlElement, code: string): Balance | null {
  const found = childrenOf(element, 'Bal').find((each) => textAt(each, 'Tp/CdOrPrtry/Cd') === code)
  if (!found) return null
  const cents = requiredCents(found)
  return { cents: directionOf(found) === 'in' ? cents : -cents, day: dayAt(found, 'Dt') }
}

function requiredCents(element: XmlElement): number {
  const cents = centsAt(element, 'Amt')
  if (cents === null) throw new BankFileRefusal('missingElement', `${element.name}/Amt`)
  return cents
}

function directionOf(element: XmlElement): Direction {
  const indicator = requiredText(element, 'CdtDbtInd')
  if (indicator !== 'CRDT' && indicator !== 'DBIT') throw new BankFileRefusal('unknownMessage', 'CdtDbtInd')
  return indicator === 'CRDT' ? 'in' : 'out'
}

const states: Readonly<Record<string, BankEntry['state']>> = { BOOK: 'booked', PDNG: 'pending' }

function toEntry(element: XmlElement, account: string): BankEntry {
  const cents = requiredCents(element)
  const direction = directionOf(element)
  const parts = childrenOf(element, 'NtryDtls')
  const listed = parts.flatMap((part) =>
    childrenOf(part, 'TxDtls').map((each) =>
      toDetail(each, { account, direction, batch: textAt(part, 'Btch/PmtInfId') }),
    ),
  )
  const [only] = listed
  const details = only && listed.length === 1 ? [{ ...only, cents: only.cents ?? cents }] : listed
  const blockIds = new Set([
    ...parts.flatMap((part) => textAt(part, 'Btch/PmtInfId') ?? []),
    ...details.flatMap(({ blockId }) => blockId ?? []),
  ])
  const [blockId = null] = blockIds
  return {
    reference: textAt(element, 'AcctSvcrRef'),
    cents,
    currency: find(element, 'Amt')?.attributes.Ccy ?? null,
    direction,
    state: states[textAt(element, 'Sts/Cd', 'Sts') ?? ''] ?? 'information',
    bookedOn: dayAt(element, 'BookgDt'),
    valuedOn: dayAt(element, 'ValDt'),
    isReversal: textAt(element, 'RvslInd') === 'true',
    code: transactionCode(element),
    blockId: blockIds.size === 1 ? blockId : null,
    fees: centsAt(element, 'Chrgs/TtlChrgsAndTaxAmt', 'Chrgs/Amt', 'Chrgs/Rcrd/Amt'),
    text: textAt(element, 'AddtlNtryInf') ?? details.find(({ text }) => text !== null)?.text ?? null,
    details,
  }
}

function transactionCode(element: XmlElement): string | null {
  const domain = find(element, 'BkTxCd/Domn')
  if (!domain) return textAt(element, 'BkTxCd/Prtry/Cd')
  return [textAt(domain, 'Cd'), textAt(domain, 'Fmly/Cd'), textAt(domain, 'Fmly/SubFmlyCd')].join('/')
}

type OfEntry = { readonly account: string; readonly direction: Direction; readonly batch: string | null }

function toDetail(element: XmlElement, { account, direction, batch }: OfEntry): EntryDetail {
  const refs = find(element, 'Refs')
  const own = textAt(element, 'CdtDbtInd')
  const other = ['Dbtr', 'Cdtr'].find((party) => {
    const iban = textAt(element, `RltdPties/${party}Acct/Id/IBAN`)
    return iban !== null && iban !== account
  })
  const party = other ?? (direction === 'in' ? 'Dbtr' : 'Cdtr')
  const remittance = find(element, 'RmtInf')
  const lines = remittance ? childrenOf(remittance, 'Ustrd').map(({ text }) => text) : []
  return {
    endToEndId: provided(textAt(refs, 'EndToEndId')),
    blockId: textAt(refs, 'PmtInfId') ?? batch,
    mandateReference: textAt(refs, 'MndtId'),
    cents: centsAt(element, 'AmtDtls/InstdAmt/Amt', 'Amt', 'AmtDtls/TxAmt/Amt'),
    direction: own === 'DBIT' || own === 'CRDT' ? directionOf(element) : direction,
    reason: textAt(element, 'RtrInf/Rsn/Cd', 'RtrInf/Rsn/Prtry'),
    reference: textAt(refs, 'AcctSvcrRef'),
    name: textAt(element, `RltdPties/${party}/Nm`, `RltdPties/${party}/Pty/Nm`),
    iban: textAt(element, `RltdPties/${party}Acct/Id/IBAN`),
    text: lines.join(' ') || textAt(element, 'AddtlTxInf'),
  }
}

/** The scheme's placeholder for a missing identifier of the sender. */
const provided = (id: string | null) => (id === 'NOTPROVIDED' ? null : id)
