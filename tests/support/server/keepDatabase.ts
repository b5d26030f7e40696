import { Client } from 'pg'
import { fingerprint, today } from './keepTemplates.ts'
import { makePostgresDatabase, type PostgresDatabase } from './postgresDatabase.ts'

/**
 * The name of a database that `fill` has filled, today and from the same sources; the first run that needs it creates it. Older
 * ones are removed, except yesterday's: a run that is in progress at midnight still copies it.
 */
export async function keepDatabase(
  serverUrl: string,
  world: string,
  template: string,
  fill: (draft: PostgresDatabase) => Promise<unknown>,
): Promise<string> {
  const name = `portal_template_${today()}_${fingerprint()}_${world}`
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    const known = await templatesOn(client)
    if (known.includes(name)) return name
    await removeOlder(client, known)
    const draft = await makePostgresDatabase(serverUrl, template)
    await fill(draft)
    // Another run may have made the same database meanwhile.
    await client.query(`alter database ${draft.name} rename to ${name}`).catch(() => draft.remove())
    return name
  } finally {
    await client.end()
  }
}

async function templatesOn(client: Client) {
  const { rows } = await client.query<{ datname: string }>(
    "select datname from pg_database where datname like 'portal\\_template\\_%'",
  )
  return rows.map(({ datname }) => datname)
}

const dayMs = 86_400_000

async function removeOlder(client: Client, names: readonly string[]) {
  const yesterday = `portal_template_${today(Date.now() - dayMs)}`
  for (const name of names.filter((name) => name < yesterday)) {
    // Another run may have removed it meanwhile.
    await client.query(`drop database if exists ${name}`).catch(() => undefined)
  }
}
