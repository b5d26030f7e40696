import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { paperPaths } from '#contract/papers.ts'
import { collectionRoutes as routes } from '#contract/payments/collections.ts'
import { mandateRoutes } from '#contract/payments/mandates.ts'
import { paymentRoutes } from '#contract/payments/payments.ts'
import type { RoleName } from '#contract/roles.ts'
import { mandates } from '#server/areas/payments/mandates/mandates.tables.ts'
import { auditEntries } from '#server/platform/audit.tables.ts'
import { lots, memberships } from '#server/services/directory/places.tables.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { askForPaper } from '#tests/support/server/paperCalls.ts'
import { makePayers } from '#tests/support/server/payments/paymentsWorld.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
afterEach(() => server.clock.reset())

const day = 24 * 3_600_000
const accountant: RoleName = 'coowner_accountant'

/** A place whose manager is its accountant; A and B have each requested a payment. */
async function withAsked(world: Parameters<typeof makePayers>[1] = {}) {
  // Payments open at seven o’clock in Montréal.
  if (world.offer === 'VQC') server.clock.advance(6 * 3_600_000)
  const place = await makePayers(server, world)
  const { placeId, person } = place
  await server.platform.db
    .update(memberships)
    .set({ role: accountant })
    .where(eq(memberships.userId, person('manager').userId))
  const asked = [
    await place.asked(41_230, { isOverpayment: true }),
    await place.asked(18_875, { name: 'B', isOverpayment: true }),
  ]
  const format = world.offer === 'VQC' ? 'cpa005' : 'pain.008.001.08'
  const make = () => place.call(routes.make, 'manager', { body: { collectionFile: { format } } })
  const download = (fileId: string, name = 'manager') =>
    askForPaper(server, paperPaths.collectionFile, {
      token: person(name).token,
      params: { placeId, fileId },
      ...(world.offer && { offer: world.offer }),
    })
  return {
    ...place,
    reference: asked.map(({ reference }) => reference),
    make,
    made: () => place.read(routes.make, 'manager', { body: { collectionFile: { format } } }),
    download,
    outlook: () => place.read(routes.outlook, 'manager'),
    statesOf: async () =>
      Object.values((await place.read(routes.list, 'manager')).data.entities.collections).map(({ state }) => state),
  }
}

describe('the file of collections', () => {
  it('contains ready payments, and is handed out once; each download is the same, and audited', async () => {
    const { outlook, made, download, call, read, reference, statesOf, signed } = await withAsked()
    expect(await outlook()).toMatchObject({
      formats: ['pain.008.001.02', 'pain.008.001.08'],
      ready: [{ collectOn: '2030-01-16', count: 2, amount: 60_105, automatic: 0 }],
      later: [],
      leftOut: [],
    })
    const file = await made()
    expect(file).toMatchObject({ state: 'made', count: 2, amount: 60_105, madeBy: 'manager', handedOutAt: null })
    expect(await statesOf()).toEqual(['inFile', 'inFile'])
    expect((await download(file.id)).status).toBe(404)

    const params = { fileId: file.id }
    const handed = await read(routes.handOut, 'manager', { params })
    expect(handed).toMatchObject({ state: 'handedOut', handedOutBy: 'manager' })
    expect(await refusalOf(await call(routes.handOut, 'manager', { params }))).toMatchObject({ status: 409 })
    expect(await refusalOf(await call(routes.cancel, 'manager', { params }))).toMatchObject({ status: 409 })

    const xml = await (await download(file.id)).text()
    expect(await (await download(file.id)).text()).toBe(xml)
    for (const words of ['<CtrlSum>601.05</CtrlSum>', '<ReqdColltnDt>2030-01-16</ReqdColltnDt>', ...reference]) {
      expect(xml).toContain(words)
    }
    const [first] = signed
    const iban = first?.details.scheme === 'sepa' ? first.details.iban : ''
    expect(xml).toContain(iban)
    const audited = await server.platform.db.select().from(auditEntries).where(eq(auditEntries.subjectId, file.id))
    expect(audited.map(({ action }) => action).sort()).toEqual([
      'payments.downloadFile',
      'payments.downloadFile',
      'payments.handOutFile',
      'payments.makeFile',
    ])
    for (const text of [JSON.stringify([audited, handed]), server.logged()])
      expect(text).not.toContain(iban.slice(4, 20))
  })

  it('shows owners each step, with its author', async () => {
    const { made, read } = await withAsked()
    const { id } = await made()
    await read(routes.handOut, 'manager', { params: { fileId: id } })
    const [paymentId = ''] = (await read(paymentRoutes.list)).data.result
    const { events, isHandedOut } = await read(paymentRoutes.read, 'A', { params: { paymentId } })
    expect(isHandedOut).toBe(true)
    expect(events.map(({ kind, source, day: on }) => [kind, source, on])).toEqual([
      ['asked', 'owner', '2030-01-16'],
      ['putInFile', 'manager', '2030-01-16'],
      ['handedOut', 'manager', null],
    ])
  })

  it('is in a list that counts all payments, even under concurrent requests, and those of one state', async () => {
    const { asked, made, read } = await withAsked({ owners: { A: 500, B: 300, C: 200, D: 100 } })
    const total = async (query = {}) => (await read(routes.list, 'manager', { query })).meta.total
    await made()
    await Promise.all(['C', 'D'].map((name) => asked(5_000, { name, isOverpayment: true })))
    expect(await total()).toBe(4)
    expect(await total({ perPage: 1, page: 3 })).toBe(4)
    expect(await total({ state: 'inFile' })).toBe(2)
  })

  it('is made once by two accountants at once', async () => {
    const { make, statesOf } = await withAsked()
    const answers = await Promise.all([make(), make()])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
    expect(await statesOf()).toEqual(['inFile', 'inFile'])
  })

  it('releases its payments when it is cancelled', async () => {
    const { made, call, statesOf, make } = await withAsked()
    const { id } = await made()
    expect((await call(routes.cancel, 'manager', { params: { fileId: id } })).status).toBe(204)
    expect(await statesOf()).toEqual(['asked', 'asked'])
    expect((await make()).status).toBe(201)
  })

  it('leaves out payments without a mandate in force, and moves a past day to the next open one', async () => {
    const { outlook, person, read } = await withAsked()
    await server.platform.db
      .update(mandates)
      .set({ suspension: 'opposed' })
      .where(eq(mandates.userId, person('B').userId))
    // Friday the 18th, after the 16th has passed.
    server.clock.advance(3 * day)
    expect(await outlook()).toMatchObject({
      ready: [{ collectOn: '2030-01-21', count: 1, amount: 41_230 }],
      leftOut: [{ ownerName: 'B', amount: 18_875 }],
    })
    expect((await read(routes.files, 'manager')).meta.total).toBe(0)
  })

  it('leaves out the payments of an owner who has sold their lots, including earlier ones', async () => {
    const { outlook, person, made, read, ask } = await withAsked()
    const { userId } = person('B')
    await server.platform.db.update(lots).set({ ownerId: null }).where(eq(lots.ownerId, userId))
    expect(await outlook()).toMatchObject({ ready: [{ count: 1, amount: 41_230 }], leftOut: [{ ownerName: 'B' }] })
    expect(await made()).toMatchObject({ count: 1, amount: 41_230 })
    expect((await read(mandateRoutes.check, 'B')).state).toBe('unavailable')
    server.clock.advance(11 * 60_000)
    expect(await refusalOf(await ask(1_000, { name: 'B', isOverpayment: true }))).toMatchObject({
      code: 'action_not_possible',
    })
  })

  it('is made only by accountants, and seen in no other place', async () => {
    const { call, made } = await withAsked()
    const { id } = await made()
    expect((await call(routes.outlook, 'A')).status).toBe(403)
    const other = await withAsked()
    const refused = await other.call(routes.handOut, 'manager', { params: { fileId: id } })
    expect(refused.status).toBe(404)
  })

  it('is a file of pre-authorised debits in Québec', async () => {
    const { made, read, download, reference } = await withAsked({ offer: 'VQC' })
    const { id, format } = await made()
    expect(format).toBe('cpa005')
    await read(routes.handOut, 'manager', { params: { fileId: id } })
    const answer = await download(id)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename.*\.txt/)
    const text = await answer.text()
    const [opening = '', , ending = ''] = text.split('\r\n')
    expect(opening).toMatch(/^A0000000019000000001 ?0001/)
    expect(ending.slice(24, 46)).toBe('0000000006010500000002')
    for (const name of reference) expect(text).toContain(name)
  })
})
