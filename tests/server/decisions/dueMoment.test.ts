import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { decisionsArea } from '#server/areas/decisions/area.ts'
import { startUntilDue } from '#server/platform/untilDue.ts'
import { ballotsOf, dueAt, everybodyVotes, openDecision } from '#tests/support/server/decisionCalls.ts'
import { makeOwners } from '#tests/support/server/ownersWorld.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'
import { until } from '#tests/support/server/until.ts'

const minute = 60_000
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(() => server.clock.reset())
afterAll(() => server.close())

/** The jobs of one process, which run again only when the test says that the wait is over. */
function startProcess(work?: () => Promise<Date | null>) {
  const waits: { readonly over: () => void; readonly milliseconds: number }[] = []
  const { platform, sites } = server
  const [job] = decisionsArea.jobs?.whenDue ?? []
  const run = work ?? (async () => (job ? job.run(platform, sites) : null))
  const stop = startUntilDue({ ...platform, what: 'the count' }, run, (over, milliseconds) => {
    waits.push({ over, milliseconds })
    return () => waits.splice(0)
  })
  /** Ends the wait once the running job has asked for one; returns how long the next one is. */
  const nextWait = async () => {
    await until(() => waits.length > 0)
    return waits.at(-1)?.milliseconds
  }
  const wake = async () => {
    await until(() => waits.length > 0)
    waits.shift()?.over()
    return nextWait()
  }
  return { wake, nextWait, stop, waits }
}

async function voted() {
  const world = await makeOwners(server, { owners: { Anne: 240, Bruno: 160 } })
  const { id } = await openDecision(world)
  await everybodyVotes(world, id, { Anne: 'for' })
  return { statusOf: async () => (await ballotsOf(id, world.person('manager')).detail()).status }
}

describe('a due vote', () => {
  it('is counted at its due moment: the job sleeps until then, and at most a minute', async () => {
    const { statusOf } = await voted()
    const { wake, nextWait, stop } = startProcess()
    expect(await nextWait()).toBe(minute)

    server.clock.advance(dueAt.getTime() - server.clock.now().getTime() - 20_000)
    expect(await wake()).toBe(20_000)
    expect(await statusOf()).toBe('open')
    server.clock.advance(20_000)
    expect(await wake()).toBe(minute)
    expect(await statusOf()).toBe('accepted')
    await stop()
  })

  it('is counted by another process within a minute when the first one is gone', async () => {
    const { statusOf } = await voted()
    const [first, second] = [startProcess(), startProcess()]
    await Promise.all([first.nextWait(), second.nextWait()])
    await first.stop()
    server.clock.advance(dueAt.getTime() - server.clock.now().getTime())
    await second.wake()
    expect(await statusOf()).toBe('accepted')
    await second.stop()
    expect(second.waits).toEqual([])
  })

  it('is looked for again after a failure, which is logged', async () => {
    let calls = 0
    const { wake, nextWait, stop } = startProcess(async () => {
      calls += 1
      if (calls === 1) throw new Error('the database is away')
      return new Date(server.clock.now().getTime() + 5_000)
    })
    expect(await nextWait()).toBe(minute)
    expect(server.logged()).toContain('the count failed')
    expect(await wake()).toBe(5_000)
    await stop()
  })
})
