import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

export type PostgresDatabase = { readonly name: string; readonly url: URL; readonly remove: () => Promise<void> }

/** A new database on the PostgreSQL server of `TEST_DATABASE_URL`. */
export async function makePostgresDatabase(serverUrl: string, template = 'template1'): Promise<PostgresDatabase> {
  const name = newName()
  await run(serverUrl, `create database ${name} template ${template}`)
  return databaseOf(serverUrl, name)
}

/** A copy for tests: it need not survive a power failure, so a commit does not wait for the disk. */
export async function copyPostgresDatabase(serverUrl: string, template: string): Promise<PostgresDatabase> {
  const name = newName()
  await run(
    serverUrl,
    `create database ${name} template ${template}`,
    `alter database ${name} set synchronous_commit = off`,
  )
  return databaseOf(serverUrl, name)
}

const newName = () => `portal_${randomUUID().replaceAll('-', '')}`

function databaseOf(serverUrl: string, name: string): PostgresDatabase {
  const url = new URL(serverUrl)
  url.pathname = name
  return { name, url, remove: () => removeDatabases(serverUrl, [name]) }
}

/** `force` ends connections that are still closing. */
export const removeDatabases = (serverUrl: string, names: readonly string[]) =>
  run(serverUrl, ...names.map((name) => `drop database ${name} with (force)`))

async function run(serverUrl: string, ...statements: readonly string[]) {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}
