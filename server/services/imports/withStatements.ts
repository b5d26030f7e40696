import type { Folder } from './openFolder.ts'

/** `T1.512.xml`: the key of the place, and the account of the bank in its books. */
const statementName = /^(.+)\.(\d{3,6})\.xml$/i
const statementsFile = 'bank_statements.csv'

const isXml = (name: string) => /\.xml$/i.test(name)

/** A bank statement that is not in the portal's format. */
export class UnreadableStatement extends Error {
  override readonly name = 'UnreadableStatement'
  readonly file: string

  constructor(file: string, options?: ErrorOptions) {
    super('not a statement (camt.053) of one account, named after its place and account', options)
    this.file = file
  }
}

/**
 * The folder with its bank statements (camt.053) as lines of `bank_statements.csv`, which the import knows.
 *
 * @throws {UnreadableStatement} when a file is not a statement of one account, or has another name.
 */
export async function withStatements(folder: Folder): Promise<Folder> {
  const files = [...folder].filter(([name]) => isXml(name))
  const [first] = files
  if (!first) return folder
  if (folder.has(statementsFile)) throw new UnreadableStatement(first[0])
  // Most imports have no statement, so the XML reader loads with the first one.
  const { statementCsv } = await import('../bankFiles/statementCsv.ts')
  const read = await Promise.all(files.map(([name, bytes]) => readStatement(name, bytes)))
  const others = [...folder].filter(([name]) => !isXml(name))
  return new Map([...others, [statementsFile, Buffer.from(statementCsv(read))]])
}

async function readStatement(file: string, bytes: Uint8Array) {
  const [, place, account] = statementName.exec(file) ?? []
  if (place === undefined || account === undefined) throw new UnreadableStatement(file)
  const [{ readBankStatement }, { BankFileRefusal }] = await Promise.all([
    import('../bankFiles/readBankStatement.ts'),
    import('../bankFiles/bankFileRefusal.ts'),
  ])
  const { statements } = await readBankStatement(bytes).catch((cause: unknown) => {
    throw cause instanceof BankFileRefusal ? new UnreadableStatement(file, { cause }) : cause
  })
  const found = statements.filter(({ kind }) => kind === 'statement')
  const [first] = found
  if (!first || found.some((one) => one.account !== first.account)) throw new UnreadableStatement(file)
  return { statement: { ...first, entries: found.flatMap(({ entries }) => entries) }, place, account }
}
