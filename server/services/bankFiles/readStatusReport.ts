import type { AnswerKind } from '#contract/payments/bankAnswers.ts'
import type { BankAnswer } from './bankAnswer.ts'
import { BankFileRefusal } from './bankFileRefusal.ts'
import { centsAt, childrenOf, dayAt, find, readXml, requiredText, textAt, type XmlElement } from './readXml.ts'

/** What a bank reports about our file before settlement (pain.002). */
export type StatusReport = { readonly bankMessageId: string; readonly answers: readonly BankAnswer[] }

const reasonOf = (element: XmlElement | null) => textAt(element, 'StsRsnInf/Rsn/Cd', 'StsRsnInf/Rsn/Prtry')

/** `PART` has no meaning of its own: the rejects are listed below it. */
function kindOf(status: string | null): AnswerKind | null {
  if (status === null || status === 'PART') return null
  return status === 'RJCT' ? 'rejected' : 'accepted'
}

/** Reads pain.002.001.03 and .10. A rejected message or block without transactions rejects everything below it. */
export async function readStatusReport(bytes: Uint8Array): Promise<StatusReport> {
  const report = find(await readXml(bytes), 'CstmrPmtStsRpt')
  if (!report) throw new BankFileRefusal('unknownMessage', 'CstmrPmtStsRpt')
  const group = find(report, 'OrgnlGrpInfAndSts')
  if (!group) throw new BankFileRefusal('missingElement', 'OrgnlGrpInfAndSts')
  const bankMessageId = requiredText(report, 'GrpHdr/MsgId')
  const common = {
    bankMessageId,
    ownAccount: null,
    messageId: requiredText(group, 'OrgnlMsgId'),
    blockId: null,
    endToEndId: null,
    mandateReference: null,
    cents: null,
    direction: null,
    state: 'information',
    day: dayAt(report, 'GrpHdr/CreDtTm'),
    reference: null,
    iban: null,
  } as const
  const answers: BankAnswer[] = []
  const blocks = childrenOf(report, 'OrgnlPmtInfAndSts')
  const groupKind = kindOf(textAt(group, 'GrpSts'))
  const groupReason = reasonOf(group)
  const isWhole = groupKind === 'rejected' && blocks.every((block) => childrenOf(block, 'TxInfAndSts').length === 0)
  if (groupKind && (isWhole || blocks.length === 0)) {
    const [first = null] = blocks
    const reason = groupReason ?? reasonOf(first)
    return { bankMessageId, answers: [{ ...common, kind: groupKind, scope: 'message', reason }] }
  }
  for (const block of blocks) {
    const blockId = requiredText(block, 'OrgnlPmtInfId')
    const blockKind = kindOf(textAt(block, 'PmtInfSts')) ?? groupKind
    const blockReason = reasonOf(block) ?? groupReason
    const transactions = childrenOf(block, 'TxInfAndSts')
    if (blockKind && transactions.length === 0) {
      answers.push({ ...common, kind: blockKind, scope: 'block', blockId, reason: blockReason })
    }
    for (const transaction of transactions) {
      const kind = kindOf(textAt(transaction, 'TxSts')) ?? blockKind
      if (kind === null) throw new BankFileRefusal('missingElement', `${blockId} TxSts`)
      const original = find(transaction, 'OrgnlTxRef')
      answers.push({
        ...common,
        kind,
        scope: 'transaction',
        blockId,
        endToEndId: textAt(transaction, 'OrgnlEndToEndId'),
        mandateReference: textAt(original, 'MndtRltdInf/MndtId', 'MndtRltdInf/DrctDbtMndt/MndtId'),
        cents: centsAt(original, 'Amt/InstdAmt', 'InstdAmt'),
        reason: reasonOf(transaction) ?? blockReason,
        reference: textAt(transaction, 'AcctSvcrRef'),
        iban: textAt(original, 'DbtrAcct/Id/IBAN'),
      })
    }
  }
  return { bankMessageId, answers }
}
