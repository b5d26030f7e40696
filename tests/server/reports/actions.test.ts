import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { reportRoutes } from '#contract/reports/reports.ts'
import { offers } from '#offers/offers.ts'
import { demoId } from '#server/demo/chance.ts'
import { auditEntries } from '#server/platform/audit.tables.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { privacySettings } from '#server/services/directory/privacy.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { attachments } from '#server/services/files/attachments.tables.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import {
  personOf,
  placeOf,
  removeMember,
  type SignedIn,
  signedInAs,
  tilleuls,
} from '#tests/support/server/placeWorld.ts'
import { acknowledgement, actionsOn, openReport, reportOf, startReports } from '#tests/support/server/reportCalls.ts'

const { server, cast } = await startReports()

const notPossible = { status: 409, code: 'action_not_possible' }

async function storeFile(owner: string, name: string) {
  const id = demoId(`file ${name}`)
  await server.platform.db.insert(attachments).values({
    id,
    ownerId: personOf(owner),
    displayName: `${name}.png`,
    sourceFileName: `${name}.png`,
    contentType: 'image/png',
    size: 68,
    storageKey: `files/${name}`,
    createdAt: server.clock.now(),
  })
  return id
}

describe('a new report', () => {
  it('has a manager in charge, a promised day and the first line of its history', async () => {
    const report = await openReport(cast.reporter)
    expect(report).toMatchObject({
      status: 'opened',
      placeId: tilleuls,
      responsible: { userId: personOf('gestionnaire'), displayName: 'Sophie Leclercq' },
      reporter: { userId: personOf('coproprietaire'), displayName: 'Camille Delattre' },
      isReporter: true,
      isWitness: false,
      isUnread: false,
      isOverdue: false,
      witnessesCount: 0,
    })
    // The 15th in Paris, plus the offer's days for a degradation.
    expect(report.promisedOn).toBe(`2030-01-${15 + offers.ESE.reports.promisedDays[6]}`)
    const { events } = await actionsOn(report.id, cast.reporter).events()
    expect(events).toMatchObject([{ kind: 'opened', isFromStaff: false, author: { displayName: 'Camille Delattre' } }])
    const entries = await server.platform.db.select().from(auditEntries).where(eq(auditEntries.subjectId, report.id))
    expect(entries).toMatchObject([{ action: 'reports.open', actorId: personOf('coproprietaire') }])
  })

  it('names its equipment, and refuses that of another place', async () => {
    const report = await openReport(cast.reporter, { equipmentId: demoId('equipment tilleuls 0'), equipment: 'garden' })
    expect(report).toMatchObject({ equipment: 'elevator', equipmentName: 'Ascenseur du bâtiment A' })
    for (const equipmentId of [demoId('equipment vauban 0'), demoId('no equipment')]) {
      const refused = cast.reporter.call(reportRoutes.create, {
        params: { placeId: tilleuls },
        body: { report: { ...report, equipmentId } },
      })
      expect((await refused).status).toBe(422)
    }
  })

  it('counts its promise from the building’s date, on both sides of midnight in Paris and in Montréal', async () => {
    const late = await startDemoServer()
    // 22:59 and 23:01 in Greenwich: before and after midnight in Paris.
    late.clock.advance((13 * 60 + 59) * 60_000)
    const before = await openReport(await signedInAs(late, 'coproprietaire'), { category: 1 })
    late.clock.advance(2 * 60_000)
    const after = await openReport(await signedInAs(late, 'coproprietaire'), { category: 1 })
    const abroad = await openReport(await signedInAs(late, 'vqc', 'VQC'), { category: 1 }, placeOf('plateau'))
    expect([before.promisedOn, after.promisedOn, abroad.promisedOn]).toEqual(['2030-01-16', '2030-01-17', '2030-01-16'])
    await late.close()
  })

  it('carries its author’s own files, each once', async () => {
    const own = await storeFile('coproprietaire', 'own')
    const foreign = await storeFile('president', 'foreign')
    const report = await openReport(cast.reporter, { attachmentIds: [own] })
    expect(report.attachments).toMatchObject([{ id: own, displayName: 'own.png' }])

    for (const attachmentIds of [[own], [foreign], [demoId('no file')]]) {
      const again = await cast.reporter.call(reportRoutes.create, {
        params: { placeId: tilleuls },
        body: {
          report: {
            title: 'Encore',
            description: 'x',
            category: 1,
            kind: 'emergency',
            equipment: 'other',
            attachmentIds,
          },
        },
      })
      expect(await refusalOf(again)).toMatchObject({
        status: 422,
        field: 'report.attachment_ids',
        fieldCode: 'invalid',
      })
    }
    const next = await storeFile('president', 'next')
    const commented = await actionsOn(report.id, cast.other).comment('Voici.', { attachmentIds: [next] })
    expect(commented.status).toBe(200)
    const { events } = await actionsOn(report.id, cast.reporter).events()
    expect(events.map(({ attachments: files }) => files.map(({ id }) => id))).toEqual([[next], []])
  })

  it('requires every field, and names the missing ones', async () => {
    const empty = await cast.reporter.call(reportRoutes.create, { params: { placeId: tilleuls }, body: { report: {} } })
    expect(await refusalOf(empty)).toMatchObject({ status: 422, field: 'report.title', fieldCode: 'required' })
    const long = { title: 'x'.repeat(121) }
    const tooLong = cast.reporter.call(reportRoutes.create, { params: { placeId: tilleuls }, body: { report: long } })
    expect(await refusalOf(await tooLong)).toMatchObject({ field: 'report.title', fieldCode: 'too_long' })
  })
})

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
    expect(events[5]).toMatchObject({ promisedOn: '2030-01-20', responsible: { displayName: 'Nadia Rossi' } })
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
      witnesses: [{ userId: personOf('locataire'), displayName: 'Thomas Nguyen' }],
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

describe('names and contact details', () => {
  const reached = async (reportId: string, by: SignedIn) => {
    const { reporter } = await actionsOn(reportId, by).read()
    return [reporter.email, reporter.phoneNumber]
  }

  it('appear to neighbours as the reporter chose, and always to staff and the reporter', async () => {
    const { db } = server.platform
    const { id } = await openReport(cast.reporter)
    await db.delete(privacySettings).where(eq(privacySettings.userId, personOf('coproprietaire')))
    const all = ['coproprietaire@demo.example', '+33353010001']
    expect(await reached(id, cast.neighbour)).toEqual([null, null])
    expect(await reached(id, cast.staff)).toEqual(all)
    expect(await reached(id, cast.reporter)).toEqual(all)
    const some = { email: 'private', phoneNumber: 'public', address: 'private', birthDate: 'private' }
    await db
      .insert(privacySettings)
      .values({ ...some, userId: personOf('coproprietaire'), messagesFrom: 'all_contacts' })
    expect(await reached(id, cast.neighbour)).toEqual([null, '+33353010001'])
  })

  it('follow the identity in the place', async () => {
    const lessor = await signedInAs(server, 'bailleur')
    const { id } = await openReport(lessor)
    await actionsOn(id, cast.neighbour).join()
    expect((await actionsOn(id, cast.other).read()).reporter.displayName).toBe('SCI Marchand et filles')
  })

  it('stay with existing text when somebody leaves the place, and turn neutral when they leave the portal', async () => {
    const { db } = server.platform
    const leaving = await signedInAs(server, 'gardien')
    const { id } = await openReport(leaving)
    await removeMember(server, personOf('gardien'), tilleuls)
    const left = await actionsOn(id, cast.staff).read()
    expect(left.reporter).toEqual({
      userId: null,
      displayName: 'Rui Ferreira',
      avatarUrl: null,
      email: null,
      phoneNumber: null,
    })
    await db.delete(users).where(eq(users.id, personOf('gardien')))
    const gone = await actionsOn(id, cast.staff).read()
    expect(gone.reporter).toMatchObject({ userId: null, displayName: 'Ancien membre' })
    const { events } = await actionsOn(id, cast.staff).events()
    expect(events[0]?.author).toEqual({ userId: null, displayName: 'Ancien membre', avatarUrl: null })
  })
})

describe('unread changes', () => {
  it('are unread for everybody but their author, until the report is read', async () => {
    const { id } = await openReport(cast.reporter)
    const neighbour = actionsOn(id, cast.neighbour)
    expect((await neighbour.read()).isUnread).toBe(true)
    expect((await neighbour.markRead()).status).toBe(204)
    expect((await neighbour.read()).isUnread).toBe(false)
    await actionsOn(id, cast.staff).comment()
    expect((await neighbour.read()).isUnread).toBe(true)
    expect((await actionsOn(id, cast.staff).read()).isUnread).toBe(false)
    // A new witness changes nothing that others have to read.
    await neighbour.markRead()
    await actionsOn(id, cast.other).join()
    expect((await neighbour.read()).isUnread).toBe(false)
  })

  it('exclude everything from before somebody joined', async () => {
    const { id } = await openReport(cast.reporter)
    server.clock.advance(1_000)
    await server.platform.db
      .update(memberships)
      .set({ since: server.clock.now() })
      .where(and(eq(memberships.userId, personOf('president')), eq(memberships.placeId, tilleuls)))
    expect((await actionsOn(id, cast.other).read()).isUnread).toBe(false)
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
