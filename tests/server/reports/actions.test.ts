import { describe, expect, it } from 'vitest'
import { offers } from '#offers/offers.ts'
import { demoName } from '#tests/support/demoNames.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { personOf } from '#tests/support/server/placeWorld.ts'
import { acknowledgement, actionsOn, openReport, reportOf, startReports } from '#tests/support/server/reportCalls.ts'

const { cast } = await startReports()

const notPossible = { status: 409, code: 'action_not_possible' }

describe('the life of a report', () => {
  it('goes from opened to acknowledged to resolved and back, and its history keeps every step', async () => {
    const { id } = await openReport(cast.reporter)
    const staff = actionsOn(id, cast.staff)
    const reporter = actionsOn(id, cast.reporter)
    expect(await reportOf(await staff.acknowledge({ body: 'Nous venons lundi.' }))).toMatchObject({
      status: 'acknowledged',
      responsible: { userId: personOf('admin') },
      promisedOn: '2030-01-20',
    })
    expect(await reportOf(await staff.acknowledge({ promisedOn: '2030-01-22' }))).toMatchObject({
      promisedOn: '2030-01-22',
    })
    expect((await reporter.comment('Merci.')).status).toBe(200)
    expect(await reportOf(await staff.resolve())).toMatchObject({ status: 'resolved', isOverdue: false })
    expect(await reportOf(await reporter.reopen())).toMatchObject({
      status: 'opened',
      promisedOn: `2030-01-${15 + offers.ESE.reports.promisedDays[6]}`,
    })
    expect(await reportOf(await staff.resolve('Cette fois pour de bon.'))).toMatchObject({ status: 'resolved' })

    const { events, meta } = await reporter.events()
    expect(events.map(({ kind, isFromStaff, body }) => [kind, isFromStaff, body])).toEqual([
      ['resolved', true, 'Cette fois pour de bon.'],
      ['opened', false, 'Toujours cassé.'],
      ['resolved', true, 'C’est réparé.'],
      ['custom_comment', false, 'Merci.'],
      ['acknowledged', true, null],
      ['acknowledged', true, 'Nous venons lundi.'],
      ['opened', false, null],
    ])
    expect(events[5]).toMatchObject({ promisedOn: '2030-01-20', responsible: { displayName: demoName('admin') } })
    expect(meta.total).toBe(7)
    const second = await reporter.events({ page: '2', per_page: '4' })
    expect(second.events.map(({ id: event }) => event)).toEqual(events.slice(4).map(({ id: event }) => event))
    expect((await reporter.events({ page: '9' })).meta.total).toBe(7)
  })

  it('allows only transitions of the chart', async () => {
    const { id } = await openReport(cast.reporter)
    const staff = actionsOn(id, cast.staff)
    const reporter = actionsOn(id, cast.reporter)
    const neighbour = actionsOn(id, cast.neighbour)
    for (const early of [reporter.reopen, reporter.join, reporter.leave, neighbour.leave]) {
      expect(await refusalOf(await early())).toMatchObject(notPossible)
    }
    await staff.resolve()
    for (const late of [staff.resolve, staff.acknowledge, staff.comment, neighbour.join]) {
      expect(await refusalOf(await late())).toMatchObject(notPossible)
    }
    // This person neither reported nor confirmed it.
    expect(await refusalOf(await neighbour.reopen())).toMatchObject(notPossible)
    expect((await reporter.events()).meta.total).toBe(2)
  })

  it('is changed by staff, and commented on by everybody', async () => {
    const { id } = await openReport(cast.reporter)
    for (const by of [cast.reporter, cast.neighbour, cast.other]) {
      expect(await refusalOf(await actionsOn(id, by).acknowledge())).toMatchObject({ status: 403, code: 'forbidden' })
      expect(await refusalOf(await actionsOn(id, by).resolve())).toMatchObject({ status: 403, code: 'forbidden' })
    }
    expect(await refusalOf(await actionsOn(id, cast.staff).join())).toMatchObject({ status: 403, code: 'forbidden' })
    expect((await actionsOn(id, cast.neighbour).comment()).status).toBe(200)
  })

  it('promises only a future day, by somebody who handles reports here', async () => {
    const { id } = await openReport(cast.reporter)
    const staff = actionsOn(id, cast.staff)
    expect(await refusalOf(await staff.acknowledge({ promisedOn: '2030-01-14' }))).toMatchObject({
      status: 422,
      field: 'acknowledgement.promised_on',
      fieldCode: 'inThePast',
    })
    for (const name of ['coproprietaire', 'comptable', 'vsy']) {
      const refused = await staff.acknowledge({ responsibleId: personOf(name) })
      expect(await refusalOf(refused)).toMatchObject({
        status: 422,
        field: 'acknowledgement.responsible_id',
        fieldCode: 'invalid',
      })
    }
    expect((await staff.acknowledge({ promisedOn: '2030-01-15' })).status).toBe(200)
    expect((await staff.read()).status).toBe('acknowledged')
  })
})

describe('witnesses', () => {
  it('join and leave, each once, and may say that the problem is not fixed', async () => {
    const { id } = await openReport(cast.reporter)
    const neighbour = actionsOn(id, cast.neighbour)
    expect(await reportOf(await neighbour.join())).toMatchObject({
      isWitness: true,
      isReporter: false,
      witnessesCount: 1,
      witnesses: [{ userId: personOf('locataire'), displayName: demoName('locataire') }],
    })
    expect(await refusalOf(await neighbour.join())).toMatchObject(notPossible)
    expect(await reportOf(await neighbour.leave())).toMatchObject({
      isWitness: false,
      witnessesCount: 0,
      witnesses: [],
    })
    expect(await refusalOf(await neighbour.leave())).toMatchObject(notPossible)

    await neighbour.join()
    await actionsOn(id, cast.staff).resolve()
    expect(await reportOf(await neighbour.reopen())).toMatchObject({ status: 'opened' })
  })
})

it('a comment is refused by its field, and an acknowledgement without a person too', async () => {
  const { id } = await openReport(cast.reporter)
  expect(await refusalOf(await actionsOn(id, cast.reporter).comment('  '))).toMatchObject({
    status: 422,
    field: 'event.body',
    fieldCode: 'required',
  })
  const nobody = await actionsOn(id, cast.staff).acknowledge({ ...acknowledgement, responsibleId: undefined })
  expect(await refusalOf(nobody)).toMatchObject({ status: 422, field: 'acknowledgement.responsible_id' })
})
