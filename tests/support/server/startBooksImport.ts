import { afterAll } from 'vitest'
import { type Files, importFolder, smallBooks } from './importFolder.ts'
import { startTestServer } from './testServer.ts'

export const onlyEntries = (...lines: readonly string[]): Files => ({
  account_entries: [smallBooks.account_entries[0], ...lines],
})
/** The two lines of an entry between a charge and the bank. */
export const twoLines = (entry: string, day: string, amount: string) => [
  `${entry};1;P1;OD;${day};Frais;;662;${amount};;;;;;;`,
  `${entry};2;P1;OD;${day};Frais;;512;;${amount};;;;;;`,
]

/** Starts a server into which folders are imported, for the tests of one file. */
export async function startBooksImport() {
  const server = await startTestServer()
  afterAll(() => server.close())
  const db = () => server.platform.db
  const refusalsOf = async (files: Files) =>
    (await importFolder(server, files, { isDry: true })).refusals.map(({ file, line, column, reason, detail }) => [
      file,
      line,
      column,
      reason,
      ...(detail === null ? [] : [detail]),
    ])
  const outcomeOf = async (files: Files) =>
    (await importFolder(server, files)).parts.find(({ place }) => place === 'P1')?.outcome
  return { server, db, refusalsOf, outcomeOf }
}
