import { readFile, stat } from 'node:fs/promises'
import { z } from 'zod'
import { importFileLimit } from '#contract/imports.ts'
import { BankFileRefusal } from '../services/bankFiles/bankFileRefusal.ts'
import { readBankStatement } from '../services/bankFiles/readBankStatement.ts'
import { statementCsv } from '../services/bankFiles/statementCsv.ts'
import { defineCommand, oneFile, Refusal } from './command.ts'

export const bankStatement = defineCommand({
  summary: 'Print a bank statement (camt.053) as bank_statements.csv for the import',
  usage: '<file.xml> --place <key> --account <number> [--iban <iban>]',
  options: {
    place: { type: 'string', about: 'the key of the place in the manager’s system' },
    account: { type: 'string', about: 'the account of the bank in the books, such as 512' },
    iban: { type: 'string', about: 'which account to print, when the file has several' },
  },
  input: z.object({
    arguments: oneFile,
    place: z.string({ error: 'is missing' }),
    account: z.string({ error: 'is missing' }),
    iban: z
      .string()
      .transform((typed) => typed.replace(/\s/g, ''))
      .optional(),
  }),
  run: async ({ arguments: [path], place, account, iban }, { say }) => {
    const { statements } = await read(path)
    const found = statements.filter(({ kind }) => kind === 'statement')
    const accounts = [...new Set(found.map((each) => each.account))]
    const wanted = iban ?? accounts[0]
    if (wanted === undefined)
      throw new Refusal(`${path} has no statement: news of entries (camt.054) are repeated by one.`)
    if (iban === undefined && accounts.length > 1) {
      throw new Refusal(`${path} has ${accounts.length} accounts: choose one with --iban (${accounts.join(', ')}).`)
    }
    const ofAccount = found.filter((each) => each.account === wanted)
    const [first] = ofAccount
    if (!first) throw new Refusal(`${path} has no statement of ${wanted}.`)
    const entries = ofAccount.flatMap((each) => each.entries)
    say(statementCsv([{ statement: { ...first, entries }, place, account }]).trimEnd())
    return 0
  },
})

async function read(path: string) {
  const { size } = await stat(path).catch(() => {
    throw new Refusal(`There is no file ${path}.`)
  })
  if (size > importFileLimit) throw new Refusal(`${path} is larger than ${importFileLimit} bytes.`)
  try {
    return await readBankStatement(await readFile(path))
  } catch (error) {
    if (!(error instanceof BankFileRefusal)) throw error
    throw new Refusal(`${path} is not a statement that the portal reads (${error.message}).`)
  }
}
