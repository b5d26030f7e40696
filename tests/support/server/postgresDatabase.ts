import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

export type PostgresDatabase = { readonly name: string; readonly url: URL; readonly remove: () => Promise<void> }

/** A database of its own in the PostgreSQL server that `TEST_DATABASE_URL` names, gone after the test. */
export async function makePostgresDatabase(serverUrl: string, template = 'template1'): Promise<PostgresDatabase> {
  const name = `portal_${randomUUID().replaceAll('-', '')}`
  await run(serverUrl, `create database ${name} template ${template}`)
  const url = new URL(serverUrl)
  url.pathname = name
  // Dropping it ends connections that are still saying goodbye.
  return { name, url, remove: () => run(serverUrl, `drop database ${name} with (force)`) }
}

async function run(serverUrl: string, statement: string) {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}
