import { describe, expect, it } from 'vitest'
import { reportRoutes } from '#contract/reports/reports.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { tilleuls } from '#tests/support/server/placeWorld.ts'
import { actionsOn, openReport, reportOf, startReports } from '#tests/support/server/reportCalls.ts'

const { server, cast } = await startReports()

const order = { provider: 'Ascenseurs Nordiq', plannedOn: '2030-01-20', body: 'Ils sonnent au gardien.' }

describe('ordered work', () => {
  it('appears on the report and in its history, and leaves the status unchanged', async () => {
    const { id } = await openReport(cast.reporter)
    expect(await reportOf(await actionsOn(id, cast.staff).orderWork(order))).toMatchObject({
      status: 'opened',
      workOrder: { provider: 'Ascenseurs Nordiq', plannedOn: '2030-01-20' },
    })

    const { events } = await actionsOn(id, cast.reporter).events()
    expect(events[0]).toMatchObject({
      kind: 'custom_comment',
      isFromStaff: true,
      body: 'Ils sonnent au gardien.',
      workOrder: { provider: 'Ascenseurs Nordiq', plannedOn: '2030-01-20' },
    })
    expect(events.at(-1)?.workOrder).toBeNull()
  })

  it('shows only the latest one on the report, and all of them in the history', async () => {
    const { id } = await openReport(cast.reporter)
    const staff = actionsOn(id, cast.staff)
    await staff.orderWork(order)
    const report = await reportOf(await staff.orderWork({ provider: 'Plomberie Verhaeghe' }))

    expect(report.workOrder).toEqual({ provider: 'Plomberie Verhaeghe', plannedOn: null })
    const { events } = await staff.events()
    expect(events.map(({ workOrder }) => workOrder?.provider ?? null)).toEqual([
      'Plomberie Verhaeghe',
      'Ascenseurs Nordiq',
      null,
    ])
  })

  it('is announced as a work order to the people the report concerns, by mail too, and to nobody else', async () => {
    const { id } = await openReport(cast.reporter)
    await actionsOn(id, cast.neighbour).join()
    await server.drain()
    const before = server.outbox.mails().length
    await actionsOn(id, cast.staff).orderWork(order)
    await server.drain()

    const fresh = server.outbox.mails().slice(0, server.outbox.mails().length - before)
    expect(fresh.map(({ to }) => to).toSorted()).toEqual(['coproprietaire@demo.example', 'locataire@demo.example'])
    for (const { text } of fresh) expect(text).toContain(`/signalements/${id}`)
  })

  it('is a filter of the list', async () => {
    const { id } = await openReport(cast.reporter)
    const { id: other } = await openReport(cast.reporter)
    await actionsOn(id, cast.staff).orderWork(order)

    const query = { state: 'ongoing', with_work_order: 'true', per_page: '100' }
    const { data } = await cast.neighbour.get(reportRoutes.list, { params: { placeId: tilleuls }, query })
    expect(data.result).toContain(id)
    expect(data.result).not.toContain(other)
    expect(data.result.every((found) => data.entities.reports[found]?.workOrder !== null)).toBe(true)
  })

  it('is ordered by staff, for a day that is not over, while the report is ongoing', async () => {
    const { id } = await openReport(cast.reporter)
    expect((await actionsOn(id, cast.neighbour).orderWork(order)).status).toBe(403)
    const past = await refusalOf(await actionsOn(id, cast.staff).orderWork({ ...order, plannedOn: '2020-01-01' }))
    expect(past).toMatchObject({ status: 422, field: 'work_order.planned_on', fieldCode: 'inThePast' })

    await actionsOn(id, cast.staff).resolve()
    const late = await refusalOf(await actionsOn(id, cast.staff).orderWork(order))
    expect(late).toMatchObject({ status: 409, code: 'action_not_possible' })
  })
})
