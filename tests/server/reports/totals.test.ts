import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { equipmentReportRoutes } from '#contract/equipments.ts'
import { reportRoutes } from '#contract/reports/reports.ts'
import { demoId } from '#server/demo/chance.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { tilleuls } from '#tests/support/server/placeWorld.ts'
import { actionsOn, openReport, startReports } from '#tests/support/server/reportCalls.ts'

const { server, cast } = await startReports()

const wrong = z.object({ rows: z.array(z.object({ id: z.string() })) })
/** Places, reports and pieces of equipment whose stored totals differ from the real ones. */
async function miscounted() {
  const found = await server.platform.db.execute(sql`
    select places.id from places left join report_totals on report_totals.place_id = places.id
    where coalesce(ongoing, 0) <> (select count(*) from reports where place_id = places.id and status <> 'resolved')
      or coalesce(resolved, 0) <> (select count(*) from reports where place_id = places.id and status = 'resolved')
    union all
    select id from reports where events_count <> (select count(*) from report_events where report_id = reports.id)
    union all
    select equipments.id from equipments left join equipment_report_totals on equipment_id = equipments.id
    where coalesce(reports, 0) <> (select count(*) from reports where reports.equipment_id = equipments.id)`)
  return wrong.parse(found).rows
}
async function total(query: Record<string, string> = {}) {
  const { meta } = await cast.reporter.get(reportRoutes.list, { params: { placeId: tilleuls }, query })
  return meta.total
}
const totals = async () => ({
  all: await total(),
  ongoing: await total({ by_state: 'ongoing' }),
  resolved: await total({ by_state: 'resolved' }),
})

describe('stored totals', () => {
  it('are right from the start', async () => {
    expect(await miscounted()).toEqual([])
  })

  it('follow a report through its life and its history', async () => {
    const before = await totals()
    const { id } = await openReport(cast.reporter)
    expect(await totals()).toEqual({ ...before, all: before.all + 1, ongoing: before.ongoing + 1 })

    const staff = actionsOn(id, cast.staff)
    await staff.acknowledge()
    await staff.comment()
    await staff.resolve()
    expect(await totals()).toEqual({ ...before, all: before.all + 1, resolved: before.resolved + 1 })
    expect((await staff.events({ per_page: '2' })).meta.total).toBe(4)

    await actionsOn(id, cast.reporter).reopen()
    expect(await totals()).toEqual({ ...before, all: before.all + 1, ongoing: before.ongoing + 1 })
    expect((await staff.events({ page: '9' })).meta.total).toBe(5)
    expect(await miscounted()).toEqual([])
  })

  it('follow the reports about a piece of equipment', async () => {
    const { db } = server.platform
    const [lift, door] = [demoId('equipment tilleuls 0'), demoId('equipment tilleuls 1')]
    const about = async (equipmentId: string) =>
      (await cast.reporter.get(equipmentReportRoutes.reports, { params: { equipmentId } })).meta.total
    const before = { lift: await about(lift), door: await about(door) }
    const { id } = await openReport(cast.reporter, { equipmentId: lift, equipment: 'elevator' })
    expect(await about(lift)).toBe(before.lift + 1)
    await db.execute(sql`update reports set equipment_id = ${door} where id = ${id}`)
    expect({ lift: await about(lift), door: await about(door) }).toEqual({ ...before, door: before.door + 1 })
    await db.execute(sql`delete from equipments where id = ${door}`)
    expect(await miscounted()).toEqual([])
    await db.execute(sql`delete from reports where equipment_id = ${lift}`)
    expect(await miscounted()).toEqual([])
  })

  it('are exact under simultaneous writes', async () => {
    const before = await totals()
    const people = [cast.reporter, cast.neighbour, cast.other, cast.staff]
    const opened = await Promise.all([...people, ...people, ...people].map((by) => openReport(by)))
    await Promise.all(
      opened.flatMap(({ id }, index) => [
        actionsOn(id, cast.neighbour).comment(),
        ...(index % 2 === 0 ? [actionsOn(id, cast.staff).resolve(), actionsOn(id, cast.director).resolve()] : []),
      ]),
    )
    expect(await totals()).toEqual({
      all: before.all + 12,
      ongoing: before.ongoing + 6,
      resolved: before.resolved + 6,
    })
    expect(await miscounted()).toEqual([])
  })

  it('ignore writes that roll back', async () => {
    const before = await totals()
    const undone = server.platform.db.transaction(async (tx) => {
      await tx.execute(sql`update reports set status = 'resolved' where place_id = ${tilleuls}`)
      await tx.execute(sql`delete from reports where place_id = ${tilleuls}`)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await totals()).toEqual(before)
  })

  it('disappear with deleted reports, and with their place', async () => {
    const { db } = server.platform
    await db.execute(sql`delete from reports where place_id = ${tilleuls} and status = 'resolved'`)
    expect((await totals()).resolved).toBe(0)
    expect(await miscounted()).toEqual([])
    // A separate place, because places with votes cannot be deleted.
    const elsewhere = demoId('place of reports alone')
    const [known] = await db.select().from(places).where(eq(places.id, tilleuls))
    if (!known) throw new Error('the main place is there')
    await db.insert(places).values({ ...known, id: elsewhere })
    await db.execute(sql`insert into reports (place_id, title, category, kind, status, created_at, updated_at)
      select ${elsewhere}, title, category, kind, status, created_at, updated_at from reports where place_id = ${tilleuls}`)
    expect(await miscounted()).toEqual([])
    await db.delete(places).where(eq(places.id, elsewhere))
    expect(await miscounted()).toEqual([])
  })
})
