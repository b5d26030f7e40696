import { sql } from 'drizzle-orm'
import { vi } from 'vitest'
import { z } from 'zod'
import type { Database } from '#server/platform/database.ts'
import type { TestServer } from '../testServer.ts'

const rowsOf = <Row extends z.ZodType>(row: Row) => z.object({ rows: z.array(row) })
const names = rowsOf(z.object({ schema: z.string(), name: z.string() }))
const texts = rowsOf(z.object({ content: z.string() }))

/** Every row of every table, those of the job queue included, by the name of its table. */
export async function textOfTables(db: Database): Promise<ReadonlyMap<string, string>> {
  const tables = await db.execute(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1, 2`)
  const content = new Map<string, string>()
  for (const { schema, name } of names.parse(tables).rows) {
    const rows = await db.execute(
      sql`select coalesce(string_agg(t::text, ' '), '') as content from ${sql.identifier(schema)}.${sql.identifier(name)} t`,
    )
    content.set(`${schema}.${name}`, texts.parse(rows).rows[0]?.content ?? '')
  }
  return content
}

/** Records a server's requests and JSON responses, until the mocks are restored. */
export function hear({ app }: Pick<TestServer, 'app'>) {
  const answers: { readonly url: string; readonly text: string }[] = []
  const { request } = app
  vi.spyOn(app, 'request').mockImplementation(async (...call) => {
    const answer = await request(...call)
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false
    answers.push({ url: String(call[0]), text: isJson ? await answer.clone().text() : '' })
    return answer
  })
  return { answers }
}

const shortest = 9

/** Finds an account in a text: whole, as written with spaces, or nine consecutive digits of its unique part. */
export function findsAccount(iban: string) {
  const national = iban.slice(4)
  // Many accounts share a bank and a branch; only the eleven characters after these identify an account.
  const own = national.slice(10)
  const parts = [
    iban,
    national,
    ...Array.from({ length: own.length - shortest + 1 }, (_, at) => own.slice(at, at + shortest)),
  ]
  return (text: string) => {
    const joined = text.replaceAll(/[\s\u00a0\u202f]/g, '')
    return parts.some((part) => text.includes(part) || joined.includes(part))
  }
}

/** Finds a code of digits that is not part of something longer. */
export const findsCode = (code: string) => (text: string) => new RegExp(`(?<![\\w.])${code}(?!\\w)`).test(text)
