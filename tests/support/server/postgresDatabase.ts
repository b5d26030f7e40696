import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/** A database of its own in the PostgreSQL server that `TEST_DATABASE_URL` names, gone after the test. */
export async function makePostgresDatabase(serverUrl: string): Promise<{ url: URL; remove: () => Promise<void> }> {
  const name = `portal_${randomUUID().replaceAll('-', '')}`
  await run(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = name
  return { url, remove: () => run(serverUrl, `drop database ${name} with (force)`) }
}

async function run(serverUrl: string, statement: string) {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}
