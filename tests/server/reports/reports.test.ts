import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { equipmentReportRoutes, equipmentRoutes } from '#contract/equipments.ts'
import { reportRoutes } from '#contract/reports/reports.ts'
import { demoReportsOf } from '#server/areas/reports/demo/demoReportsOf.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoEquipments } from '#server/demo/demoEquipments.ts'
import { demoReportId } from '#server/demo/demoReportId.ts'
import { demoEquipment, demoName, demoPlace, demoReport } from '#tests/support/demoNames.ts'
import { refusalOf, signIn } from '#tests/support/server/accountCalls.ts'
import { placeOf, signedInAs, tilleuls } from '#tests/support/server/placeWorld.ts'
import { actionsOn, openReport, startReports } from '#tests/support/server/reportCalls.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'

const { server, cast } = await startReports()
const { reporter: resident, staff } = cast

type Query = Record<string, string>
async function list(query: Query = {}, by = resident, placeId = tilleuls) {
  const { data, meta } = await by.get(reportRoutes.list, { params: { placeId }, query })
  return { meta, reports: data.result.flatMap((id) => data.entities.reports[id] ?? []) }
}
const titles = async (query: Query = {}, by = resident) => (await list(query, by)).reports.map(({ title }) => title)
const statuses = async (query: Query) => (await list(query)).reports.map(({ status }) => status)
async function refused(query: Query, name: string, placeId = tilleuls) {
  const { accessToken: token } = await signIn(server, { name })
  return refusalOf(await requestRoute(server.app, reportRoutes.list, { token, params: { placeId }, query }))
}

const ofTilleuls = demoReportsOf(demoPlace('tilleuls'))
const leak = demoReport('tilleuls', 0).title
const lift = demoReport('tilleuls', 1).title
const lamp = demoReport('tilleuls', 2).title
const garage = demoReport('tilleuls', 3).title
const boxes = demoReport('tilleuls', 4).title

describe('reports of a place', () => {
  it('are listed with the latest updated first, or in the requested order', async () => {
    const { reports, meta } = await list()
    expect(reports.map(({ title }) => title)).toEqual([leak, lift, lamp, garage, boxes])
    expect(meta).toEqual({ total: ofTilleuls.length, perPage: 15, page: 1 })
    expect(await titles({ sort: 'updated_at' })).toEqual([boxes, garage, lamp, lift, leak])
    expect(await titles({ sort: '-created_at' })).toEqual([lamp, leak, lift, garage, boxes])
    expect(await titles({ sort: 'created_at', per_page: '2', page: '2' })).toEqual([lift, leak])
  })

  it('are listed with overdue promises first for people who handle them', async () => {
    expect(await titles({}, staff)).toEqual([lift, leak, lamp, garage, boxes])
    expect(await titles({ sort: '-created_at' }, staff)).toEqual([lamp, leak, lift, garage, boxes])
    expect((await list({}, staff)).reports[0]).toMatchObject({ isOverdue: true, promisedOn: '2030-01-13' })
  })

  it('show their manager, their subject, and the number of confirmations', async () => {
    const { reports } = await list()
    expect(reports[0]).toMatchObject({
      responsible: { displayName: demoName('gestionnaire') },
      equipmentName: demoEquipment('tilleuls', 'bicycle_storage').name,
      witnessesCount: demoReport('tilleuls', 0).witnesses,
      isOverdue: false,
    })
  })

  it('are filtered by state; ongoing ones are those not resolved', async () => {
    const known = (...some: readonly string[]) =>
      ofTilleuls.map(({ status }) => status).filter((one) => some.includes(one))
    expect((await statuses({ by_state: 'ongoing' })).toSorted()).toEqual(known('acknowledged', 'opened').toSorted())
    expect(await statuses({ by_state: 'resolved' })).toEqual(known('resolved'))
    expect(await statuses({ by_state: 'opened' })).toEqual(known('opened'))
    expect(await refused({ by_state: 'lost' }, 'coproprietaire')).toMatchObject({ status: 422 })
    expect(await statuses({ by_state: 'ongoing', page: '3' })).toEqual([])
    expect((await list({ by_state: 'ongoing', page: '3' })).meta.total).toBe(known('acknowledged', 'opened').length)
  })

  it('are filtered by category, words and the person’s relation to them together', async () => {
    expect(await titles({ by_category: '7' })).toEqual([lift, lamp])
    expect(await titles({ 'filter[search]': 'ASCÉNSEUR' })).toEqual([lift])
    expect(await titles({ 'filter[search]': 'flaque' })).toEqual([leak])
    expect(await titles({ 'filter[search]': '%' })).toEqual([])
    expect(await titles({ filter: 'overdue' })).toEqual([lift])
    expect(await titles({ filter: 'mine', by_state: 'resolved' })).toEqual([boxes])
    expect(await titles({ filter: 'unread' })).toEqual([leak])
    expect(await titles({ filter: 'overdue', by_category: '2' })).toEqual([])
  })

  it('are for people who live or own there: a partner is refused, and another place does not exist for them', async () => {
    expect(await refused({}, 'partenaire')).toMatchObject({ status: 403, code: 'forbidden' })
    expect((await list({}, await signedInAs(server, 'locataire'))).meta.total).toBe(ofTilleuls.length)
    expect(await refused({}, 'locataire', placeOf('vauban'))).toMatchObject({ status: 404 })
  })

  it('open only for members of their place, on the site of its offer', async () => {
    const absent = await resident.call(reportRoutes.read, { params: { reportId: demoId('no report') } })
    const foreign = await resident.call(reportRoutes.read, { params: { reportId: demoReportId('terrasses', 0) } })
    expect([absent.status, foreign.status]).toEqual([404, 404])
    const manager = await signedInAs(server, 'gestionnaire', 'VSY')
    const elsewhere = await manager.call(reportRoutes.read, { params: { reportId: demoReportId('tilleuls', 0) } })
    expect(elsewhere.status).toBe(404)
    const theirs = await manager.get(reportRoutes.read, { params: { reportId: demoReportId('terrasses', 0) } })
    expect(theirs.witnesses).toHaveLength(demoReport('terrasses', 0).witnesses)
  })
})

describe('a similar report', () => {
  async function similar(text: string, query: Query = {}) {
    const call = { params: { placeId: tilleuls }, query: { text, ...query } }
    const { data, meta } = await resident.get(reportRoutes.similar, call)
    expect(meta.total).toBe(data.result.length)
    return data.result.map((id) => data.entities.reports[id]?.title)
  }

  it('is found by common words, in any form, among unresolved reports', async () => {
    expect(await similar('Il y a une fuite dans le local des vélos')).toEqual([leak])
    expect(await similar('ascenseurs en panne')).toEqual([lift])
    expect(await similar('lumiere du troisième étage')).toEqual([lamp, lift])
    expect(await similar('porte du garage ouverte')).toEqual([leak, lift])
    expect(await similar('il y a cela depuis hier, dans notre')).toEqual([])
    expect(await similar("'); drop table -- & | ! :*")).toEqual([])
  })

  it('ranks higher when the category is the same', async () => {
    expect((await similar('deuxième porte', { by_category: '2' }))[0]).toBe(lift)
    expect((await similar('porte', { by_category: '2' }))[0]).toBe(leak)
    expect((await similar('portes', { by_category: '7' }))[0]).toBe(lift)
  })
})

describe('equipment', () => {
  it('of a place is listed by name, with its unresolved reports', async () => {
    const call = { params: { placeId: tilleuls }, query: { per_page: '5' } }
    const { data, meta } = await resident.get(equipmentRoutes.list, call)
    const names = data.result.map((id) => data.entities.equipments[id]?.name)
    const all = demoEquipments().filter(({ placeId }) => placeId === tilleuls)
    const sorted = all.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other, 'fr'))
    expect(names).toEqual(sorted.slice(0, 5))
    expect(names).toContain('Éclairage des paliers')
    expect(meta).toEqual({ total: all.length, perPage: 5, page: 1 })

    const params = { equipmentId: demoId('equipment tilleuls 0') }
    expect(await resident.get(equipmentRoutes.read, { params })).toMatchObject({
      ongoingReportsCount: 1,
      kind: 'elevator',
    })
    const { id } = await openReport(resident, params)
    expect(await resident.get(equipmentRoutes.read, { params })).toMatchObject({ ongoingReportsCount: 2 })
    const about = await resident.get(equipmentReportRoutes.reports, { params })
    expect(about.data.result).toEqual([id, demoReportId('tilleuls', 1)])
    await actionsOn(id, staff).resolve()
    expect(await resident.get(equipmentRoutes.read, { params })).toMatchObject({ ongoingReportsCount: 1 })
  })
})

it('every category states the offer’s promise', async () => {
  const { data } = await resident.get(reportRoutes.categories)
  expect(data.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(data[1]).toEqual({ id: 2, usualKind: 'emergency', promisedDays: 2 })
})

it('searches for words, similar reports, reporters and files use indexes', async () => {
  const { db } = server.platform
  const plans = await db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    const asked = [
      sql`select id from reports where to_tsvector('simple', translate(search_text, './-+_@:&<~=?#%', '              ')) @@ to_tsquery('simple', 'fuite:*')`,
      sql`select stems from reports where place_id = ${tilleuls} and status <> 'resolved' order by updated_at desc, id limit 200`,
      sql`select id from reports where reporter_id = ${demoId('x')}`,
      sql`select id from report_events where author_id = ${demoId('x')}`,
      sql`select attachment_id from report_attachments where event_id = ${demoId('x')}`,
    ]
    const found = []
    for (const statement of asked) found.push(JSON.stringify(await tx.execute(sql`explain ${statement}`)))
    return found
  })
  for (const plan of plans) expect(plan).not.toContain('Seq Scan')
})
