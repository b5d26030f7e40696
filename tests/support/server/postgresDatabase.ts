import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

export type PostgresDatabase = { readonly name: string; readonly url: URL; readonly remove: () => Promise<void> }

/** A new database on the PostgreSQL server of `TEST_DATABASE_URL`. */
export async function makePostgresDatabase(serverUrl: string, template = 'template1'): Promise<PostgresDatabase> {
  const name = `portal_${randomUUID().replaceAll('-', '')}`
  await run(serverUrl, `create database ${name} template ${template}`)
  const url = new URL(serverUrl)
  url.pathname = name
  // `force` ends connections that are still closing.
  return { name, url, remove: () => run(serverUrl, `drop database ${name} with (force)`) }
}

async function run(serverUrl: string, statement: string) {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}
