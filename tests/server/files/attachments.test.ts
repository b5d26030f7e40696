import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attachmentPaths, attachmentRoutes } from '#contract/attachments.ts'
import { fromWire } from '#contract/case.ts'
import { impersonation, sessionRoutes } from '#contract/session.ts'
import { offers } from '#offers/offers.ts'
import { reportAttachments } from '#server/areas/reports/reports.tables.ts'
import { demoId } from '#server/demo/chance.ts'
import { cleanUp } from '#server/housekeeping.ts'
import { createMemoryFiles } from '#server/platform/files/memoryFiles.ts'
import { attachments } from '#server/services/files/attachments.tables.ts'
import { useAttachments } from '#server/services/files/useAttachments.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { drawing, pdf } from '#tests/support/server/hostileFiles.ts'
import { insertOwnRows } from '#tests/support/server/isolationRows.ts'
import { personOf, removeMember, type SignedIn, signedInAs, tilleuls } from '#tests/support/server/placeWorld.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import { fileBody, sendFile, sendFileOnce, storedFile } from '#tests/support/server/sentFiles.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

const files = createMemoryFiles()
const day = 24 * 3_600_000
let server: TestServer
let resident: SignedIn
let neighbour: SignedIn
beforeAll(async () => {
  server = await startDemoServer({ files })
  resident = await signedInAs(server, 'coproprietaire')
  neighbour = await signedInAs(server, 'conseil')
})
afterAll(() => server.close())

type Opening = { readonly token?: string; readonly query?: string; readonly host?: string }
const open = (path: string, { token, query = '', host = 'ese.localhost:3000' }: Opening = {}) =>
  Promise.resolve(
    server.app.request(`http://${host}${path}${query}`, {
      headers: { host, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    }),
  )
const stored = async (name = 'plan.png', who = resident) => storedFile(await sendFile(who, await drawing(), name))
const parts = Object.values(attachmentPaths)
const pathsOf = (id: string) => parts.map((path) => path.replace(':attachmentId', id))
const statuses = async (id: string, opening: Opening) =>
  Promise.all(pathsOf(id).map(async (path) => (await open(path, opening)).status))

describe('a stored file', () => {
  it('is served with its own type, runs nothing, sends no referrer, and is in no cache', async () => {
    const { fileUrl, thumbnailUrl } = await stored('Plan d’été.png')
    for (const [path, type] of [
      [fileUrl, 'image/png'],
      [thumbnailUrl ?? '', 'image/jpeg'],
    ] as const) {
      const answer = await open(path, { token: resident.token })
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': type,
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'content-disposition': `inline; filename="Plan d_ete.png"; filename*=UTF-8''Plan%20d%E2%80%99%C3%A9t%C3%A9.png`,
      })
    }
  })

  it('is gone after the log-out, and absent for the next person at the same browser', async () => {
    const { id } = await stored()
    const leaving = await signedInAs(server, 'coproprietaire')
    const query = `?access_token=${leaving.token}`
    expect(await statuses(id, { query })).toEqual([200, 200])
    await requestRoute(server.app, sessionRoutes.revoke, { token: leaving.token })
    expect(await statuses(id, { query })).toEqual([401, 401])
    expect(await statuses(id, { query: `?access_token=${neighbour.token}` })).toEqual([404, 404])
  })

  it('opens in a browser with the token in the address, on these routes only, and no log has the token', async () => {
    const { id } = await stored()
    const query = `?access_token=${resident.token}`
    expect(await statuses(id, { query })).toEqual([200, 200])
    expect(await statuses(id, {})).toEqual([401, 401])
    expect(await statuses(id, { query: '?access_token=made-up' })).toEqual([401, 401])
    expect((await open('/v1/users/me', { query })).status).toBe(401)
    expect(server.logged()).not.toContain(resident.token)
  })

  it('is visible only to its owner until it belongs to something; for others it does not exist', async () => {
    const { id } = await stored()
    const stranger = await signedInAs(server, 'vsy', 'VSY')
    expect(await statuses(id, { token: resident.token })).toEqual([200, 200])
    expect(await statuses(id, { token: stranger.token })).toEqual([403, 403])
    expect(await statuses(id, { token: stranger.token, host: 'vsy.localhost:3000' })).toEqual([404, 404])

    const said = async (path: string) => ({ ...(await refusalOf(await open(path, { token: neighbour.token }))) })
    for (const path of parts) {
      const absent = await said(path.replace(':attachmentId', demoId('no file')))
      expect(absent).toMatchObject({ status: 404, code: 'not_found' })
      expect(await said(path.replace(':attachmentId', id))).toEqual(absent)
      expect(await said(path.replace(':attachmentId', 'x'))).toEqual(absent)
    }
  })

  it('of a report is visible to everybody who may read the reports of its place, as long as they may', async () => {
    const { db } = server.platform
    const { reportId } = await insertOwnRows(db, 'president', 'tilleuls')
    const { id } = await stored()
    expect(await statuses(id, { token: neighbour.token })).toEqual([404, 404])
    await db.insert(reportAttachments).values({ reportId, attachmentId: id, position: 0 })
    expect(await statuses(id, { token: neighbour.token })).toEqual([200, 200])

    const partner = await signedInAs(server, 'partenaire')
    expect(await statuses(id, { token: partner.token })).toEqual([404, 404])
    await removeMember(server, personOf('conseil'), tilleuls)
    expect(await statuses(id, { token: neighbour.token })).toEqual([404, 404])
  })

  it('can be read, but not sent, by an administrator in another person’s name', async () => {
    const { id } = await stored()
    const admin = await signedInAs(server, 'admin')
    const body = { clientId: offers.ESE.clientId, userId: personOf('coproprietaire'), reason: 'appel' }
    const answer = await requestRoute(server.app, sessionRoutes.impersonate, { token: admin.token, body })
    const { accessToken: token } = impersonation.parse(fromWire(await answer.json()))
    expect(await statuses(id, { token })).toEqual([200, 200])
    const refused = await requestRoute(server.app, attachmentRoutes.create, { token, body: fileBody(pdf, 'devis.pdf') })
    expect(await refusalOf(refused)).toMatchObject({ status: 403, code: 'impersonation_refused' })
  })
})

describe('a repeated upload', () => {
  it('is stored once, however many equal requests with one key arrive simultaneously', async () => {
    const before = files.keys().length
    const sent = { bytes: pdf, name: 'facture.pdf', key: 'the-key-of-the-invoice' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendFileOnce(server, resident, sent)))
    const ids = new Set(await Promise.all(answers.map(async (answer) => (await storedFile(answer)).id)))
    expect(ids.size).toBe(1)
    expect(files.keys()).toHaveLength(before + 1)

    const other = await sendFileOnce(server, resident, { ...sent, name: 'autre.pdf' })
    expect(await refusalOf(other)).toMatchObject({ status: 422, code: 'idempotency_key_reused' })
    expect(files.keys()).toHaveLength(before + 1)
  })
})

describe('attached files', () => {
  const use = (who: string, ids: readonly string[]) =>
    server.platform.db.transaction((tx) =>
      useAttachments(
        tx,
        { actor: { ...actor, userId: personOf(who) }, now: server.clock.now },
        { ids, field: 'report.attachment_ids' },
      ),
    )
  const actor = { sessionId: demoId('session'), offer: 'ESE', isAdministrator: false, impersonatorId: null } as const

  it('are used once, and only by their sender', async () => {
    const [first, second] = [await stored(), await stored()]
    const refused = { code: 'invalid_value', detail: { fields: [{ field: 'report.attachment_ids', code: 'invalid' }] } }
    await expect(use('locataire', [first.id])).rejects.toMatchObject(refused)
    await expect(use('coproprietaire', [first.id, demoId('no file')])).rejects.toMatchObject(refused)
    await expect(use('coproprietaire', [first.id, first.id])).rejects.toMatchObject(refused)
    await use('coproprietaire', [second.id, first.id])
    await expect(use('coproprietaire', [first.id])).rejects.toMatchObject(refused)
    await use('coproprietaire', [])
  })

  it('are deleted with their bytes after a day unless they belong to something', async () => {
    const [kept, left] = [await stored(), await stored()]
    await use('coproprietaire', [kept.id])
    server.clock.advance(day - 60_000)
    await cleanUp(server.platform)
    resident = await signedInAs(server, 'coproprietaire')
    expect(await statuses(left.id, { token: resident.token })).toEqual([200, 200])

    server.clock.advance(120_000)
    const before = files.keys().length
    await cleanUp(server.platform)
    expect(await statuses(left.id, { token: resident.token })).toEqual([404, 404])
    expect(await statuses(kept.id, { token: resident.token })).toEqual([200, 200])
    expect(files.keys().length).toBeLessThanOrEqual(before - 2)
  })
})

describe('the quota of a person', () => {
  const fill = (owner: string, number: number, size: number) =>
    server.platform.db.insert(attachments).values(
      Array.from({ length: number }, (_, index) => ({
        ownerId: personOf(owner),
        displayName: 'x.pdf',
        sourceFileName: 'x.pdf',
        contentType: 'application/pdf',
        size,
        storageKey: `filled/${owner}-${index}`,
        usedAt: server.clock.now(),
        createdAt: server.clock.now(),
      })),
    )

  it('is 200 files per day, even when they are sent simultaneously', async () => {
    const person = await signedInAs(server, 'locataire')
    await fill('locataire', 198, 10)
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendFile(person, pdf, 'devis.pdf')))
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 200, 422, 422, 422])
    expect(await refusalOf(await sendFile(person, pdf, 'devis.pdf'))).toMatchObject({ code: 'quota_exceeded' })
    server.clock.advance(day + 1)
    expect((await sendFile(await signedInAs(server, 'locataire'), pdf, 'devis.pdf')).status).toBe(200)
  })

  it('is 500 MB per day', async () => {
    const person = await signedInAs(server, 'bailleur')
    await fill('bailleur', 1, 499_999_990)
    expect(await refusalOf(await sendFile(person, pdf, 'devis.pdf'))).toMatchObject({
      status: 422,
      code: 'quota_exceeded',
    })
  })
})
