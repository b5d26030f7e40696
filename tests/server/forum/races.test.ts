import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { topics, topicTotals } from '#server/areas/forum/topics.tables.ts'
import { tilleuls } from '#tests/support/server/placeWorld.ts'
import { actionsOn, beginTopic, startForum } from '#tests/support/server/topicCalls.ts'

const { server, cast } = await startForum()
const { owner, board, staff } = cast
const { db } = server.platform
const times = <Result>(count: number, act: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)))

it('two people write in one topic at the same time: the numbers have no gap and no duplicate', async () => {
  const { id } = await beginTopic(owner)
  const sent = await times(30, (n) => actionsOn(id, n % 2 === 0 ? owner : board).write({ body: `n° ${n}` }))
  expect(sent.map(({ seq }) => seq).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, n) => n + 2))
})

it('topics that change concurrently keep totals equal to their rows', async () => {
  const [one, other] = [await beginTopic(owner, { category: 1 }), await beginTopic(owner, { category: 2 })]
  await times(24, async (n) => {
    const { id } = n % 2 === 0 ? one : other
    await actionsOn(id, staff).change({ category: 1 + (n % 3) })
    await (n % 4 < 2 ? actionsOn(id, board).archive() : actionsOn(id, board).reopen())
  })
  const rows = await db.select().from(topics).where(eq(topics.placeId, tilleuls))
  const totals = await db.select().from(topicTotals).where(eq(topicTotals.placeId, tilleuls))
  for (const { category, state, topics: count } of totals) {
    expect(count).toBe(rows.filter((row) => row.category === category && row.state === state).length)
  }
  expect(totals.reduce((sum, { topics: count }) => sum + count, 0)).toBe(rows.length)
})
