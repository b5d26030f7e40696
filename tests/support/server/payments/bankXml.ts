import { randomUUID } from 'node:crypto'

/** Files as banks send them, about payments of a test. Amounts are in cents. */
const document = (message: string, content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${message}">${content}</Document>`

const euros = (cents: number) => (cents / 100).toFixed(2)
const newId = () => `BANK-${randomUUID().slice(0, 8)}`

type Status = { readonly reference: string; readonly status: 'RJCT' | 'ACCP'; readonly reason?: string }

/** pain.002: the state of the payments of a message before settlement. */
export const statusReport = (messageId: string, blockId: string, rows: readonly Status[]) =>
  document(
    'pain.002.001.03',
    `<CstmrPmtStsRpt><GrpHdr><MsgId>${newId()}</MsgId><CreDtTm>2030-01-15T18:00:00</CreDtTm></GrpHdr>
    <OrgnlGrpInfAndSts><OrgnlMsgId>${messageId}</OrgnlMsgId><OrgnlMsgNmId>pain.008.001.08</OrgnlMsgNmId><GrpSts>PART</GrpSts></OrgnlGrpInfAndSts>
    <OrgnlPmtInfAndSts><OrgnlPmtInfId>${blockId}</OrgnlPmtInfId>${rows
      .map(
        ({ reference, status, reason }) =>
          `<TxInfAndSts><OrgnlEndToEndId>${reference}</OrgnlEndToEndId><TxSts>${status}</TxSts>${
            reason ? `<StsRsnInf><Rsn><Cd>${reason}</Cd></Rsn></StsRsnInf>` : ''
          }</TxInfAndSts>`,
      )
      .join('')}</OrgnlPmtInfAndSts></CstmrPmtStsRpt>`,
  )

type Detail = {
  readonly reference?: string
  /** The account of the debtor. */
  readonly iban?: string
  readonly amount: number
  readonly reason?: string
}
/** Direction, family and subfamily: of debits that come in and come back, of transfers that leave and come back. */
const codes = {
  collected: ['CRDT', 'IDDT', 'ESDD'],
  returned: ['DBIT', 'IDDT', 'UPDD'],
  transferred: ['DBIT', 'ICDT', 'ESCT'],
  sentBack: ['CRDT', 'ICDT', 'RRTN'],
} as const
type Entry = {
  readonly kind: keyof typeof codes
  readonly day: string
  /** The bank's reference of the entry. */
  readonly entry: string
  /** The block of our file that the entry sums up. */
  readonly block?: { readonly id: string; readonly amount: number }
  readonly details?: readonly Detail[]
}
type Account = { readonly iban: string }

const detail = ({ reference, iban, amount, reason }: Detail) => `<TxDtls>
  <Refs>${reference ? `<EndToEndId>${reference}</EndToEndId>` : ''}</Refs>
  <AmtDtls><InstdAmt><Amt Ccy="EUR">${euros(amount)}</Amt></InstdAmt></AmtDtls>
  ${iban ? `<RltdPties><DbtrAcct><Id><IBAN>${iban}</IBAN></Id></DbtrAcct></RltdPties>` : ''}
  ${reason ? `<RtrInf><Rsn><Cd>${reason}</Cd></Rsn></RtrInf>` : ''}</TxDtls>`

function entryOf({ kind, day, entry, block, details = [] }: Entry) {
  const amount = block?.amount ?? details.reduce((sum, each) => sum + each.amount, 0)
  const [indicator, family, subfamily] = codes[kind]
  const batch = block && `<Btch><PmtInfId>${block.id}</PmtInfId><TtlAmt Ccy="EUR">${euros(amount)}</TtlAmt></Btch>`
  return `<Ntry><Amt Ccy="EUR">${euros(amount)}</Amt><CdtDbtInd>${indicator}</CdtDbtInd>
  <Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>${entry}</AcctSvcrRef>
  <BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>${family}</Cd><SubFmlyCd>${subfamily}</SubFmlyCd></Fmly></Domn></BkTxCd>
  <NtryDtls>${batch ?? ''}${details.map(detail).join('')}</NtryDtls></Ntry>`
}

/** camt.053, a statement, or camt.054, news of single entries. */
export function accountReport(number: '053' | '054', { iban }: Account, entries: readonly Entry[]) {
  const [message, part] = number === '053' ? ['BkToCstmrStmt', 'Stmt'] : ['BkToCstmrDbtCdtNtfctn', 'Ntfctn']
  return document(
    `camt.${number}.001.02`,
    `<${message}><GrpHdr><MsgId>${newId()}</MsgId><CreDtTm>2030-01-16T20:00:00</CreDtTm></GrpHdr><${part}><Id>S1</Id>
    <Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>${entries.map(entryOf).join('')}</${part}></${message}>`,
  )
}
