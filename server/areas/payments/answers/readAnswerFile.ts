import { createHash } from 'node:crypto'
import type { AccountDetails } from '#contract/payments/accountDetails.ts'
import type { FieldCode } from '#contract/problems.ts'
import { Problem } from '#server/platform/problem.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import type { BankAnswer } from '#server/services/bankFiles/bankAnswer.ts'
import { BankFileRefusal } from '#server/services/bankFiles/bankFileRefusal.ts'
import { readAnswersCsv } from '#server/services/bankFiles/readAnswersCsv.ts'
import { readBankStatement } from '#server/services/bankFiles/readBankStatement.ts'
import { readStatusReport } from '#server/services/bankFiles/readStatusReport.ts'
import { statementAnswers } from '#server/services/bankFiles/statementAnswers.ts'
import { accountPrint } from '../mandates/accountPrint.ts'

/** The stored form of an answer's account, because accounts themselves are not kept. */
export const ownAccount = 'own'

type Fault = Extract<FieldCode, 'invalid' | 'unacceptedFile' | 'fileTooLarge'>
const refused = (message: string, code: Fault = 'invalid') =>
  new Problem('invalid_value', message, { fields: [{ field: 'bank_answer.content', code }] })
/** Distinguishes a file of another kind from a damaged one. */
const codes: Readonly<Partial<Record<BankFileRefusal['fault'], Fault>>> = {
  unknownMessage: 'unacceptedFile',
  wrongColumns: 'unacceptedFile',
  notXml: 'unacceptedFile',
  forbiddenMarkup: 'unacceptedFile',
  tooLarge: 'fileTooLarge',
}

/**
 * Reads a file of a bank, in any format. It keeps fingerprints of the named accounts: they identify an account to us, and to
 * nobody else.
 */
export async function readAnswerFile(content: string, creditor: AccountDetails, secrets: Secrets) {
  const bytes = new Uint8Array(Buffer.from(content, 'base64'))
  const hash = createHash('sha256').update(bytes).digest('hex')
  try {
    const answers = await answersIn(bytes, hash)
    if (answers.length === 0) throw refused('the file has no line')
    const own = creditor.scheme === 'sepa' ? creditor.iban : creditor.account
    return { hash, answers: answers.map((answer) => withoutAccounts(answer, own, secrets)) }
  } catch (error) {
    // Names the missing element, and never the content of the file.
    if (error instanceof BankFileRefusal) throw refused(error.message, codes[error.fault])
    throw error
  }
}

function withoutAccounts(answer: BankAnswer, own: string, secrets: Secrets): BankAnswer {
  const { ownAccount: named, iban } = answer
  const debtor: AccountDetails | null = iban === null ? null : { scheme: 'sepa', iban, bic: null }
  return {
    ...answer,
    iban: debtor && accountPrint(secrets, debtor),
    ownAccount: named === null ? null : named === own ? ownAccount : 'other',
  }
}

async function answersIn(bytes: Uint8Array, hash: string): Promise<readonly BankAnswer[]> {
  const start = Buffer.from(bytes.subarray(0, 4_000)).toString('latin1').trimStart()
  if (!start.includes('<')) return readAnswersCsv(bytes, hash)
  if (start.includes('CstmrPmtStsRpt')) return (await readStatusReport(bytes)).answers
  return statementAnswers(await readBankStatement(bytes))
}
