import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { mandateDeskRoutes } from '#contract/payments/mandateDesk.ts'
import type { RoleName } from '#contract/roles.ts'
import { searchRoutes } from '#contract/search.ts'
import { settingsRoutes } from '#contract/settings.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { nothing } from '#tests/support/server/isolationRows.ts'
import { findsAccount, findsCode, hear, textOfTables } from '#tests/support/server/payments/hearing.ts'
import { accounts, typedPassword, walkWithSecrets } from '#tests/support/server/payments/walkWithSecrets.ts'
import { callsOf, namedRoutes } from '#tests/support/server/routeCalls.ts'
import { testSecretKey } from '#tests/support/server/testSecrets.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

const board: RoleName = 'coowner_president'

/** No other test searches everywhere after the whole life of a mandate: signed, used, returned, refunded. */
let server: TestServer
let heard: ReturnType<typeof hear>
let walked: Awaited<ReturnType<typeof walkWithSecrets>>
beforeAll(async () => {
  server = await startTestServer()
  heard = hear(server)
  walked = await walkWithSecrets(server)
  const { placeId, person } = walked
  const ofPresident = and(eq(memberships.placeId, placeId), eq(memberships.userId, person('president').userId))
  await server.platform.db.update(memberships).set({ role: board }).where(ofPresident)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await server.close()
})

const keyForms = (['utf8', 'hex', 'base64url'] as const).map((form) => testSecretKey.toString(form).slice(0, 24))
/** The names of the secrets that a text gives away. */
function givenAway(text: string): string[] {
  const secrets = {
    'the account that is debited': findsAccount(accounts.debited),
    'the account that is refunded': findsAccount(accounts.refunded),
    'the account of the building': findsAccount(accounts.building),
    'the code': findsCode(walked.code),
    'the password': (each: string) => each.includes(typedPassword),
    'the key that seals': (each: string) => keyForms.some((form) => each.includes(form)),
  }
  return Object.entries(secrets).flatMap(([name, isIn]) => (isIn(text) ? [name] : []))
}

it('covers secrets that the search finds: the accounts in the files of the bank, the code in its text message', async () => {
  const [collected, transferred] = [await walked.collectionPaper('manager'), await walked.refundPaper('manager')]
  expect(givenAway(await collected.text())).toEqual(['the account that is debited', 'the account of the building'])
  expect(givenAway(await transferred.text())).toEqual(['the account that is refunded', 'the account of the building'])
  expect(givenAway(JSON.stringify(server.outbox.texts()))).toEqual(['the code'])
  const [whole, part] = [accounts.debited, accounts.debited.slice(15, 24)]
  for (const text of [whole, whole.replaceAll(/(.{4})/g, '$1\u00a0'), `compte n° ${part}`]) {
    expect(givenAway(text)).toEqual(['the account that is debited'])
  }
})

describe('neither accounts, codes, passwords nor keys', () => {
  it('are in any row of any table: payments, notifications, live events, jobs, audit log, drafts, searched texts', async () => {
    const tables = await textOfTables(server.platform.db)
    const filled = [...tables].flatMap(([name, text]) => (text === '' ? [] : [name]))
    const expected = [
      'payments',
      'refunds',
      'mandates',
      'bank_answer_lines',
      'notifications',
      'live_events',
      'audit_entries',
    ]
    for (const name of [...expected, 'drafts']) expect(filled).toContain(`public.${name}`)
    expect([...tables].flatMap(([name, text]) => givenAway(text).map((secret) => `${name}: ${secret}`))).toEqual([])
  })

  it('are in a line of the log, or in a mail', () => {
    expect(server.logged()).toContain('/money_order')
    expect(server.outbox.mails().length).toBeGreaterThan(0)
    expect(givenAway(server.logged())).toEqual([])
    expect(givenAway(JSON.stringify(server.outbox.mails()))).toEqual([])
  })

  it('are in an address, or in a response to the owner, a neighbour, the board or the accountant', async () => {
    const { placeId, call, read, payment, file, answer, refund, refundFile, damaged } = walked
    expect(damaged.status).toBe(422)
    const [mandateId = ''] = (await read(mandateDeskRoutes.list, 'manager')).data.result
    const lineId = answer.lines.find(({ life }) => life !== null)?.id ?? ''
    const ids = { paymentId: payment.id, fileId: file.id, answerId: answer.id, lineId, mandateId }
    const calls = callsOf({ ...nothing, ...ids, placeId, refundId: refund.id, refundFileId: refundFile.id })
    const reading = namedRoutes.filter(({ route }) => route.method === 'get' && route.access === 'person')
    for (const name of ['A', 'B', 'president', 'manager']) {
      for (const each of reading) await call(each.route, name, calls.get(each.name))
      for (const text of [accounts.debited, accounts.refunded.slice(-11), walked.code]) {
        expect(await read(searchRoutes.find, name, { query: { text } })).toEqual({ hits: [] })
      }
    }
    const exported = JSON.stringify(await read(settingsRoutes.exportData))
    expect(exported).toContain(payment.reference)
    const searched = ({ url }: { readonly url: string }) => new URL(url).pathname === searchRoutes.find.path
    const given = heard.answers.flatMap(({ url, text }) => [
      ...(searched({ url }) ? [] : givenAway(url)),
      ...givenAway(text).map((secret) => `${url}: ${secret}`),
    ])
    expect(heard.answers.length).toBeGreaterThan(4 * reading.length)
    expect(given).toEqual([])
  })

  it('are in files of the bank for anybody but an accountant', async () => {
    for (const name of ['A', 'B', 'president']) {
      for (const paper of [await walked.collectionPaper(name), await walked.refundPaper(name)]) {
        expect(paper.status).toBeGreaterThanOrEqual(403)
        expect(givenAway(await paper.text())).toEqual([])
      }
    }
  })
})
