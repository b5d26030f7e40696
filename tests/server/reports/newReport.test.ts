import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { reportRoutes } from '#contract/reports/reports.ts'
import { offers } from '#offers/offers.ts'
import { demoId } from '#server/demo/chance.ts'
import { auditEntries } from '#server/platform/audit.tables.ts'
import { attachments } from '#server/services/files/attachments.tables.ts'
import { demoEquipment, demoName } from '#tests/support/demoNames.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { personOf, placeOf, signedInAs, tilleuls } from '#tests/support/server/placeWorld.ts'
import { actionsOn, openReport, startReports } from '#tests/support/server/reportCalls.ts'

const { server, cast } = await startReports()

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
      responsible: { userId: personOf('gestionnaire'), displayName: demoName('gestionnaire') },
      reporter: { userId: personOf('coproprietaire'), displayName: demoName('coproprietaire') },
      isReporter: true,
      isWitness: false,
      isUnread: false,
      isOverdue: false,
      witnessesCount: 0,
    })
    // The 15th in Paris, plus the offer's days for a degradation.
    expect(report.promisedOn).toBe(`2030-01-${15 + offers.ESE.reports.promisedDays[6]}`)
    const { events } = await actionsOn(report.id, cast.reporter).events()
    expect(events).toMatchObject([
      { kind: 'opened', isFromStaff: false, author: { displayName: demoName('coproprietaire') } },
    ])
    const entries = await server.platform.db.select().from(auditEntries).where(eq(auditEntries.subjectId, report.id))
    expect(entries).toMatchObject([{ action: 'reports.open', actorId: personOf('coproprietaire') }])
  })

  it('names its equipment, and refuses that of another place', async () => {
    const report = await openReport(cast.reporter, { equipmentId: demoId('equipment tilleuls 0'), equipment: 'garden' })
    expect(report).toMatchObject({ equipment: 'elevator', equipmentName: demoEquipment('tilleuls', 'elevator').name })
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
