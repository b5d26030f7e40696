import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '#server/platform/openDatabase.ts'
import { prepared } from '#server/platform/prepared.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { openTestDatabase } from '#tests/support/server/testDatabase.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

describe('a prepared statement', () => {
  it('is built once per database, and sees a transaction’s own rows inside it', async () => {
    let writings = 0
    const count = prepared((db) => {
      writings += 1
      const total = sql<number>`count(*)::int`
      return db
        .select({ total })
        .from(users)
        .where(sql`${users.email} = ${sql.placeholder('email')}`)
        .prepare('count_by_email')
    })
    const email = 'somebody@demo.example'
    const person = { email, displayName: 'Somebody', firstName: '', lastName: '', createdAt: new Date(0) }

    const undone = database.db.transaction(async (tx) => {
      await tx.insert(users).values(person)
      expect(await count(tx).execute({ email })).toEqual([{ total: 1 }])
      throw new Error('undone')
    })

    await expect(undone).rejects.toThrow('undone')
    expect(await count(database.db).execute({ email })).toEqual([{ total: 0 }])
    expect(await count(database.db).execute({ email })).toEqual([{ total: 0 }])
    expect(writings).toBe(2)
  })
})
