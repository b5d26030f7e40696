import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReportStatus } from '#contract/reports/reports.ts'
import { reportRoutes as routes } from '#contract/reports/reports.ts'
import type { Route } from '#contract/route.ts'
import { demoId } from '#server/demo/chance.ts'
import type { ReportLifeDriver } from '#tests/models/reportLife.model.ts'
import { everyPath } from '#tests/models/reportLife.model.ts'
import { refusalOf, signIn } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import { answerOf } from '#tests/support/server/settingsCalls.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

const placeId = demoId('place tilleuls')
const people = { resident: 'locataire', neighbour: 'president', staff: 'gestionnaire' } as const
type Who = keyof typeof people

let server: TestServer
const tokens = new Map<Who, string>()
const tokenOf = (who: Who) => tokens.get(who) ?? ''
beforeAll(async () => {
  server = await startDemoServer()
  for (const who of ['resident', 'neighbour', 'staff'] as const) {
    tokens.set(who, (await signIn(server, { name: people[who] })).accessToken)
  }
})
afterAll(() => server.close())

async function driveServer(): Promise<ReportLifeDriver> {
  const words = { title: 'Fuite', description: 'Au troisième étage.' }
  const report = { ...words, category: 2, kind: 'dysfunctional', equipment: 'corridor' }
  const { id: reportId } = await answerOf(server, routes.create, {
    params: { placeId },
    token: tokenOf('resident'),
    body: { report },
  })
  const params = { reportId }
  const call = (who: Who, route: Route, body?: object) =>
    requestRoute(server.app, route, { params, token: tokenOf(who), ...(body && { body }) })
  const act = async (who: Who, route: Route, body?: object) =>
    expect([route.path, (await call(who, route, body)).status]).toEqual([route.path, 200])
  const acknowledge = (promisedOn: string) =>
    act('staff', routes.acknowledge, {
      acknowledgement: { responsibleId: demoId('person gestionnaire'), promisedOn, body: null },
    })
  const read = (who: Who = 'neighbour') => answerOf(server, routes.read, { params, token: tokenOf(who) })
  const kinds = async () => {
    const { data } = await answerOf(server, routes.events, { params, token: tokenOf('neighbour') })
    return data.result.map((id) => data.entities.reportEvents[id]?.kind)
  }
  const is = async (status: ReportStatus) => expect((await read()).status).toBe(status)
  const refuses = async (who: Who, route: Route, body?: object) =>
    expect(await refusalOf(await call(who, route, body))).toMatchObject({ status: 409, code: 'action_not_possible' })
  const comment = { event: { body: 'Cela goutte aussi dans l’escalier.', attachmentIds: [] } }
  const notFixed = { reopening: { body: 'Cela coule encore.' } }
  return {
    events: {
      'neighbour notices it too': () => act('neighbour', routes.join),
      'neighbour no longer notices it': () => act('neighbour', routes.leave),
      'neighbour comments': () => act('neighbour', routes.comment, comment),
      'staff acknowledge it': () => acknowledge('2030-02-01'),
      'staff promise another day': () => acknowledge('2030-02-08'),
      'staff resolve it': () =>
        act('staff', routes.resolve, { resolution: { body: 'Le joint est changé.', attachmentIds: [] } }),
      'resident reopens it': () => act('resident', routes.reopen, notFixed),
    },
    states: {
      waits: async () => {
        await is('opened')
        await refuses('resident', routes.join)
        await refuses('resident', routes.reopen, notFixed)
      },
      'waits with a witness': async () => {
        expect(await read()).toMatchObject({ isWitness: true, witnessesCount: 1 })
        await refuses('neighbour', routes.join)
      },
      'waits without the witness': async () => {
        expect(await read()).toMatchObject({ isWitness: false, witnessesCount: 0 })
        await refuses('neighbour', routes.leave)
      },
      'waits with a comment': async () => {
        await is('opened')
        expect(await kinds()).toContain('custom_comment')
      },
      'is acknowledged': async () => {
        await is('acknowledged')
        expect((await read()).promisedOn).toBe('2030-02-01')
      },
      'is promised for another day': async () => {
        await is('acknowledged')
        expect((await read()).promisedOn).toBe('2030-02-08')
      },
      'is resolved': async () => {
        await is('resolved')
        expect((await kinds())[0]).toBe('resolved')
        await refuses('neighbour', routes.comment, comment)
      },
      'is open again': async () => {
        await is('opened')
        expect((await kinds()).slice(0, 2)).toEqual(['opened', 'resolved'])
      },
    },
  }
}

describe('residents, staff and the server', () => {
  it.each(everyPath.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(await driveServer())
  })
})
