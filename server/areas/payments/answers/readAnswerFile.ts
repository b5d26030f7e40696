import { createHash } from 'node:crypto'
import type { AccountDetails } from '#contract/payments/accountDetails.ts'
import { Problem } from '#server/platform/problem.ts'
import type { BankAnswer } from '#server/services/bankFiles/bankAnswer.ts'
import { BankFileRefusal } from '#server/services/bankFiles/bankFileRefusal.ts'
import { readAnswersCsv } from '#server/services/bankFiles/readAnswersCsv.ts'
import { readBankStatement } from '#server/services/bankFiles/readBankStatement.ts'
import { readStatusReport } from '#server/services/bankFiles/readStatusReport.ts'
import { statementAnswers } from '#server/services/bankFiles/statementAnswers.ts'

/** What the account of an answer is written as: accounts themselves are not kept. */
export const ownAccount = 'own'

const refused = (message: string) =>
  new Problem('invalid_value', message, { fields: [{ field: 'bank_answer.content', code: 'invalid' }] })

/** Reads a file of a bank, whatever its form, and leaves the accounts that it names out. */
export async function readAnswerFile(content: string, creditor: AccountDetails) {
  const bytes = new Uint8Array(Buffer.from(content, 'base64'))
  const hash = createHash('sha256').update(bytes).digest('hex')
  try {
    const answers = await answersIn(bytes, hash)
    if (answers.length === 0) throw refused('the file has no line')
    const own = creditor.scheme === 'sepa' ? creditor.iban : creditor.account
    return { hash, answers: answers.map((answer) => withoutAccounts(answer, own)) }
  } catch (error) {
    // Which element is missing, and never what the file says.
    if (error instanceof BankFileRefusal) throw refused(error.message)
    throw error
  }
}

function withoutAccounts(answer: BankAnswer, own: string): BankAnswer {
  const { ownAccount: named } = answer
  return { ...answer, iban: null, ownAccount: named === null ? null : named === own ? ownAccount : 'other' }
}

async function answersIn(bytes: Uint8Array, hash: string): Promise<readonly BankAnswer[]> {
  const start = Buffer.from(bytes.subarray(0, 4_000)).toString('latin1').trimStart()
  if (!start.includes('<')) return readAnswersCsv(bytes, hash)
  if (start.includes('CstmrPmtStsRpt')) return (await readStatusReport(bytes)).answers
  return statementAnswers(await readBankStatement(bytes))
}
