import { afterAll, beforeAll, expect, it } from 'vitest'
import { EmbeddedDatabase } from '#server/platform/embeddedDatabase.ts'

/** More executions than a statement needs before it is kept. */
const often = 12
const database = new EmbeddedDatabase()

beforeAll(async () => {
  await database.exec(`
    create table things (
      id int primary key, name text unique, at timestamptz, isSmall boolean, tags text[], facts jsonb, bytes bytea, cents bigint);
    insert into things
    values (1, 'one', '2026-03-29T01:30:00Z', true, '{"a,b",c}', '{"a": [1, null]}', '\\x00ff', 9007199254740991),
      (2, null, null, null, null, null, null, null)`)
})
afterAll(() => database.close())

const prepared = async () =>
  (await database.query<{ statement: string }>('select statement from pg_prepared_statements')).rows.map(
    ({ statement }) => statement,
  )
async function times<Answer>(ask: (time: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let time = 0; time < often; time += 1) answers.push(await ask(time))
  return answers
}

it.each([{ rowMode: 'object' }, { rowMode: 'array' }] as const)(
  'returns the same values of every type from a kept statement, rows as $rowMode',
  async (options) => {
    const text = `select *, $1::text as said, '${options.rowMode}' as mode from things where id = any($2) order by id`
    const answers = await times(() => database.query(text, ['il dit « oui »', [1, 2]], options))
    expect(await prepared()).toContain(text)
    for (const answer of answers) expect(answer).toEqual({ ...answers[0], rowCount: answer.rowCount })
    expect(answers.at(-1)?.rows).toHaveLength(2)
  },
)

it('accepts values of every type as PGlite does', async () => {
  const text = `insert into things values ($1, $2, $3, $4, $5, $6, $7, $8)
    on conflict (id) do update set name = excluded.name returning *`
  const values = [
    3,
    "d'un",
    new Date('2026-10-25T01:00:00Z'),
    false,
    ['x', '"'],
    { deep: [true] },
    Buffer.from([7]),
    12n,
  ]
  const answers = await times(() => database.query(text, values))
  expect(await prepared()).toContain(text)
  expect(new Set(answers.map(({ rows }) => JSON.stringify(rows))).size).toBe(1)
  expect(answers.at(-1)).toMatchObject({ affectedRows: 1, command: 'INSERT' })
})

it('reports which constraint a row violates, and continues', async () => {
  const text = 'insert into things (id, name) values ($1, $2)'
  await times((time) => database.query(text, [100 + time, `thing ${time}`]))
  await expect(database.query(text, [1, 'again'])).rejects.toMatchObject({ code: '23505', constraint: 'things_pkey' })
  expect((await database.query(text, [999, 'later'])).affectedRows).toBe(1)
})

it('rolls back a failed transaction, including writes of kept statements', async () => {
  const text = 'update things set cents = $1 where id = 1 returning cents'
  await times(() => database.transaction((tx) => tx.query(text, [5])))
  expect(await prepared()).toContain(text)
  const failing = database.transaction(async (tx) => {
    await tx.query(text, [6])
    throw new Error('as if the work had failed')
  })
  await expect(failing).rejects.toThrow('as if')
  expect((await database.query('select cents from things where id = 1')).rows).toEqual([{ cents: 5 }])
})

it('refuses a kept statement of a closed transaction', async () => {
  const text = 'select count(*) from things'
  await times(() => database.query(text))
  const over = await database.transaction(async (tx) => tx)
  await expect(over.query(text)).rejects.toThrow('closed')
})

it('parses a statement again after its table changes', async () => {
  const text = 'select * from changing_table'
  await database.exec('create table changing_table (id int); insert into changing_table values (1)')
  await times(() => database.query(text))
  await database.exec('alter table changing_table add column name text')
  await expect(database.query(text)).rejects.toMatchObject({ code: '0A000' })
  expect((await database.query(text)).rows).toEqual([{ id: 1, name: null }])
})

it('drops the least recently used statement when it is full', async () => {
  for (let one = 0; one < 310; one += 1) await times(() => database.query(`select ${one} as number`))
  const kept = await prepared()
  expect(kept.length).toBeLessThanOrEqual(301)
  expect(kept).toContain('select 309 as number')
  expect(kept).not.toContain('select 0 as number')
  expect((await database.query('select 0 as number')).rows).toEqual([{ number: 0 }])
})

it.each([
  ['transactions', () => database.transaction((tx) => tx.query('select pg_sleep(0.001)'))],
  ['statements', () => database.query('select pg_sleep(0.001)')],
])('lets others in while one caller makes many %s', async (_, ask) => {
  let isOver = false
  const arrival = new Promise<boolean>((resolve) => setImmediate(() => resolve(isOver)))
  for (let time = 0; time < 100; time += 1) await ask()
  isOver = true
  expect(await arrival).toBe(false)
})
