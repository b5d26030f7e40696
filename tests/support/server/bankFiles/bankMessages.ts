import { bytesOf } from './fileRows.ts'

const document = (message: string, content: string) =>
  bytesOf(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${message}">${content}</Document>`)

const status = (name: string, code: string, reason: string | null) =>
  `<${name}>${code}</${name}>${reason === null ? '' : `<StsRsnInf><Rsn><Cd>${reason}</Cd></Rsn></StsRsnInf>`}`

export const statusOfTransaction = (endToEndId: string, code: string, reason: string | null = null) =>
  `<TxInfAndSts><StsId>S</StsId><OrgnlEndToEndId>${endToEndId}</OrgnlEndToEndId>${status('TxSts', code, reason)}
  <OrgnlTxRef><Amt><InstdAmt Ccy="EUR">412.30</InstdAmt></Amt><MndtRltdInf><MndtId>R123</MndtId></MndtRltdInf>
  <Dbtr><Pty><Nm>H LEFEVRE</Nm></Pty></Dbtr>
  <DbtrAcct><Id><IBAN>FR7610096000420000000000113</IBAN></Id></DbtrAcct></OrgnlTxRef></TxInfAndSts>`

type Block = { readonly id: string; readonly code?: string; readonly reason?: string; readonly rows?: string }
export const statusReport = (group: string | null, blocks: readonly Block[] = [], version = '03', reason?: string) =>
  document(
    `pain.002.001.${version}`,
    `<CstmrPmtStsRpt><GrpHdr><MsgId>B1</MsgId><CreDtTm>2026-11-25T08:00:00</CreDtTm></GrpHdr>
    <OrgnlGrpInfAndSts><OrgnlMsgId>M1</OrgnlMsgId><OrgnlMsgNmId>pain.008.001.02</OrgnlMsgNmId>
    ${group === null ? '' : status('GrpSts', group, reason ?? null)}</OrgnlGrpInfAndSts>
    ${blocks
      .map(
        (block) => `<OrgnlPmtInfAndSts><OrgnlPmtInfId>${block.id}</OrgnlPmtInfId>
    ${block.code === undefined ? '' : status('PmtInfSts', block.code, block.reason ?? null)}${block.rows ?? ''}</OrgnlPmtInfAndSts>`,
      )
      .join('')}</CstmrPmtStsRpt>`,
  )

type Version = '02' | '08'
type Entry = {
  readonly amount: string
  readonly sign: 'CRDT' | 'DBIT'
  readonly state?: 'BOOK' | 'PDNG'
  readonly code?: string
  readonly reference?: string
  readonly details?: string
}

export const detail = (refs: string, rest = '') => `<NtryDtls><TxDtls><Refs>${refs}</Refs>${rest}</TxDtls></NtryDtls>`
export const returned = (endToEndId: string, reason: string, amount: string) =>
  detail(
    `<EndToEndId>${endToEndId}</EndToEndId>`,
    `<AmtDtls><InstdAmt><Amt Ccy="EUR">${amount}</Amt></InstdAmt></AmtDtls><RtrInf><Rsn><Cd>${reason}</Cd></Rsn></RtrInf>`,
  )

const entry = (version: Version, { amount, sign, state = 'BOOK', code = 'ESDD', reference, details = '' }: Entry) =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd>
  <Sts>${version === '02' ? state : `<Cd>${state}</Cd>`}</Sts><BookgDt><Dt>2026-12-01</Dt></BookgDt>
  <ValDt><Dt>2026-12-02</Dt></ValDt>${reference === undefined ? '' : `<AcctSvcrRef>${reference}</AcctSvcrRef>`}
  <BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>IDDT</Cd><SubFmlyCd>${code}</SubFmlyCd></Fmly></Domn></BkTxCd>${details}</Ntry>`

const balance = (code: string, amount: string, sign: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd>
  <Dt><Dt>2026-12-01</Dt></Dt></Bal>`

const parts = {
  statement: ['BkToCstmrStmt', 'Stmt', '053'],
  notification: ['BkToCstmrDbtCdtNtfctn', 'Ntfctn', '054'],
} as const

export function bankStatement(
  entries: readonly Entry[],
  { version = '02', kind = 'statement', id = 'B2' }: { version?: Version; kind?: keyof typeof parts; id?: string } = {},
) {
  const [message, part, number] = parts[kind]
  return document(
    `camt.${number}.001.${version}`,
    `<${message}><GrpHdr><MsgId>${id}</MsgId><CreDtTm>2026-12-01T20:00:00</CreDtTm></GrpHdr><${part}><Id>ST1</Id>
    <Acct><Id><IBAN>FR7630006000011234567890189</IBAN></Id><Ccy>EUR</Ccy></Acct>
    ${kind === 'statement' ? balance('OPBD', '100.00', 'DBIT') + balance('CLBD', '501.05', 'CRDT') : ''}
    ${entries.map((each) => entry(version, each)).join('')}</${part}></${message}>`,
  )
}
