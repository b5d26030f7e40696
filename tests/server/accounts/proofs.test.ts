import { and, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attachmentPaths } from '#contract/attachments.ts'
import { demoId } from '#server/demo/chance.ts'
import { ledgerEntries } from '#server/services/ledger/ledger.tables.ts'
import { signIn } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

const tilleuls = demoId('place tilleuls')
async function read(name: string) {
  const { accessToken } = await signIn(server, { name })
  const [entry] = await server.platform.db
    .select({ proofId: ledgerEntries.proofId })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.placeId, tilleuls), isNotNull(ledgerEntries.proofId)))
    .limit(1)
  return server.app.request(attachmentPaths.file.replace(':attachmentId', entry?.proofId ?? ''), {
    headers: { authorization: `Bearer ${accessToken}` },
  })
}

describe('the paper that proves an entry', () => {
  it.each(['coproprietaire', 'bailleur', 'president', 'comptable'])('opens for %s', async (name) => {
    const response = await read(name)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(new TextDecoder().decode(await response.arrayBuffer()).slice(0, 5)).toBe('%PDF-')
  })

  it.each(['locataire', 'gardien', 'partenaire'])('does not exist for %s', async (name) => {
    expect((await read(name)).status).toBe(404)
  })
})
