import { afterAll } from 'vitest'
import { fromWire } from '#contract/case.ts'
import { reportRoutes } from '#contract/reports/reports.ts'
import { startDemoServer } from './demoServer.ts'
import { personOf, type SignedIn, signedInAs, tilleuls } from './placeWorld.ts'

export const newReport = {
  title: 'Vitre cassée dans le hall',
  description: 'La vitre de la porte du hall est brisée, des éclats sont au sol.',
  category: 6,
  kind: 'dysfunctional',
  equipment: 'corridor',
}

/** Reports something in a place, the main one by default. */
export async function openReport(by: SignedIn, changes: Readonly<Record<string, unknown>> = {}, placeId = tilleuls) {
  return by.get(reportRoutes.create, { params: { placeId }, body: { report: { ...newReport, ...changes } } })
}

export const acknowledgement = { responsibleId: personOf('admin'), promisedOn: '2030-01-20' }

export function actionsOn(reportId: string, by: SignedIn) {
  const params = { reportId }
  return {
    read: () => by.get(reportRoutes.read, { params }),
    events: async (query: Record<string, string> = {}) => {
      const { data, meta } = await by.get(reportRoutes.events, { params, query })
      return { events: data.result.flatMap((id) => data.entities.reportEvents[id] ?? []), meta }
    },
    markRead: () => by.call(reportRoutes.markRead, { params }),
    comment: (body = 'Toujours pareil.', event: object = {}) =>
      by.call(reportRoutes.comment, { params, body: { event: { body, ...event } } }),
    acknowledge: (changes: object = {}) =>
      by.call(reportRoutes.acknowledge, { params, body: { acknowledgement: { ...acknowledgement, ...changes } } }),
    orderWork: (workOrder: object) => by.call(reportRoutes.orderWork, { params, body: { workOrder } }),
    resolve: (body = 'C’est réparé.', resolution: object = {}) =>
      by.call(reportRoutes.resolve, { params, body: { resolution: { body, ...resolution } } }),
    reopen: (body = 'Toujours cassé.') => by.call(reportRoutes.reopen, { params, body: { reopening: { body } } }),
    join: () => by.call(reportRoutes.join, { params }),
    leave: () => by.call(reportRoutes.leave, { params }),
  }
}

export const reportOf = async (response: Response) =>
  reportRoutes.read.answer.parse(fromWire(JSON.parse(await response.text())))

/** A demo server for one test file, and the people around a report: its reporter, neighbours and staff. */
export async function startReports() {
  const server = await startDemoServer()
  afterAll(() => server.close())
  const cast = {
    reporter: await signedInAs(server, 'coproprietaire'),
    neighbour: await signedInAs(server, 'locataire'),
    other: await signedInAs(server, 'president'),
    staff: await signedInAs(server, 'gestionnaire'),
    director: await signedInAs(server, 'admin'),
  }
  return { server, cast }
}
