import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { reportRoutes } from '#contract/reports/reports.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { personOf, type SignedIn, signedInAs, tilleuls } from '#tests/support/server/placeWorld.ts'
import { actionsOn, newReport, openReport, reportOf, startReports } from '#tests/support/server/reportCalls.ts'

const { server, cast } = await startReports()
const stranger = { isReporter: false, isWitness: false, isMine: false }
const reporter = { isReporter: true, isWitness: false, isMine: true }
const witness = { isReporter: false, isWitness: true, isMine: true }

/** A person's relation to a report, as shown on its page, in the list, in their own list and in the search for similar ones. */
async function standingOf(by: SignedIn, reportId: string) {
  const listed = async (query: Record<string, string>) =>
    (await by.get(reportRoutes.list, { params: { placeId: tilleuls }, query: { per_page: '100', ...query } })).data
  const { isReporter, isWitness } = await actionsOn(reportId, by).read()
  const similar = await by.get(reportRoutes.similar, {
    params: { placeId: tilleuls },
    query: { text: newReport.title },
  })
  for (const { entities } of [await listed({}), similar.data]) {
    expect(entities.reports[reportId]).toMatchObject({ isReporter, isWitness })
  }
  return { isReporter, isWitness, isMine: (await listed({ filter: 'mine' })).result.includes(reportId) }
}

it('a report is somebody’s own if they reported or confirmed it, and says which', async () => {
  const { id, isReporter, isWitness } = await openReport(cast.reporter)
  expect({ isReporter, isWitness, isMine: true }).toEqual(reporter)
  expect(await standingOf(cast.reporter, id)).toEqual(reporter)
  for (const by of [cast.neighbour, cast.other, cast.staff]) expect(await standingOf(by, id)).toEqual(stranger)

  expect(await reportOf(await actionsOn(id, cast.neighbour).join())).toMatchObject({
    isReporter: false,
    isWitness: true,
  })
  expect(await standingOf(cast.neighbour, id)).toEqual(witness)
  expect(await standingOf(cast.reporter, id)).toEqual(reporter)
  expect(await standingOf(cast.other, id)).toEqual(stranger)

  await actionsOn(id, cast.neighbour).leave()
  expect(await standingOf(cast.neighbour, id)).toEqual(stranger)
})

it('a report whose reporter left the portal is nobody’s', async () => {
  const { id } = await openReport(await signedInAs(server, 'gardien'))
  await server.platform.db.delete(users).where(eq(users.id, personOf('gardien')))
  for (const by of [cast.reporter, cast.neighbour, cast.staff]) expect(await standingOf(by, id)).toEqual(stranger)
})
