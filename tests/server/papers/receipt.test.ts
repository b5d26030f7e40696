import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Receipt } from '#contract/decisions/decisionVotes.ts'
import { paperPaths } from '#contract/papers.ts'
import { sessions } from '#server/services/access/session.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { ballotsOf, openDecision, storeBallot } from '#tests/support/server/decisionCalls.ts'
import { makeOwners, type Owners, type Person } from '#tests/support/server/ownersWorld.ts'
import { askForPaper, readPaper } from '#tests/support/server/paperCalls.ts'
import { removeMember } from '#tests/support/server/placeWorld.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

const title = 'Œuvre d’art <script>alert(1)</script> à 1 200 € … (Łukasz)'
let server: TestServer
let owners: Owners
let other: Owners
let decisionId: string
beforeAll(async () => {
  server = await startTestServer()
  owners = await makeOwners(server, { owners: { Anaïs: 300, Bruno: 200, Chloé: 500 } })
  other = await makeOwners(server, { owners: { Voisin: 10 } })
  decisionId = (await openDecision(owners, { title })).id
})
afterAll(() => server.close())

/** Casts one vote and returns its receipt. */
async function voted(person: Person, choice: 'for' | 'against' = 'against'): Promise<Receipt & { voteId: string }> {
  const ballots = ballotsOf(decisionId, person)
  await ballots.vote(choice)
  const voteId = (await ballots.detail()).ownVote?.id ?? ''
  return { ...(await ballots.receipt(voteId)), voteId }
}
const ask = (voteId: string, person: Person, query = {}) =>
  askForPaper(server, paperPaths.receipt, { token: person.token, params: { decisionId, voteId }, query })

describe('the printed receipt of a vote', () => {
  it('states the subject, the voter and how to verify it, but not the choice', async () => {
    const anais = owners.person('Anaïs')
    const { voteId, entry, secret, log } = await voted(anais)
    const call = { token: anais.token, params: { decisionId, voteId } }
    const { text, pages, info } = await readPaper(server, paperPaths.receipt, call)

    expect(text).toContain(title)
    expect(text).toContain('Anaïs')
    expect(text).toContain('http://localhost:3000/decisions/verification')
    for (const proof of [entry.commitment, entry.hash, log.head, decisionId]) {
      expect(text.replaceAll(' ', '')).toContain(proof)
    }
    expect(text).not.toMatch(/Contre|Pour\b/)
    expect(text.replaceAll(' ', '')).not.toContain(secret)
    expect(text).toContain(`page 1 sur ${pages.length}`)
    expect(pages[0]?.view.map(Math.round)).toEqual([0, 0, 595, 842])
    expect(info.get('Title')).toBe('Reçu de vote')
    expect(info.get('Language')).toBe('fr-FR')

    const shown = await readPaper(server, paperPaths.receipt, { ...call, query: { with_choice: '1' } })
    expect(shown.text).toContain('Contre')
    expect(shown.text.replaceAll(' ', '')).toContain(secret)
  })

  it('is identical, byte by byte, as long as nothing changes', async () => {
    const bruno = owners.person('Bruno')
    const { voteId } = await voted(bruno, 'for')
    const [first, second] = await Promise.all([ask(voteId, bruno), ask(voteId, bruno)])
    expect(Buffer.from(await first.arrayBuffer()).equals(Buffer.from(await second.arrayBuffer()))).toBe(true)
  })

  it('is for the voter and their proxy: for anybody else, or without a token, it does not exist', async () => {
    const chloe = owners.person('Chloé')
    const bruno = owners.person('Bruno')
    const ballots = ballotsOf(decisionId, bruno)
    await ballots.voteFor(chloe, 'for', await storeBallot(server, bruno))
    const [proxy] = (await ballots.detail()).proxyVotes
    const voteId = proxy?.id ?? ''

    for (const person of [chloe, bruno]) expect((await ask(voteId, person)).status).toBe(200)
    // The receipt contains everything needed to open its commitment by hand, including the hash of the signed file.
    const call = { token: chloe.token, params: { decisionId, voteId }, query: { with_choice: '1' } }
    const { ballotHash } = await ballots.receipt(voteId)
    const shown = await readPaper(server, paperPaths.receipt, call)
    expect(shown.text.replaceAll(' ', '')).toContain(ballotHash ?? 'no hash')
    expect((await readPaper(server, paperPaths.receipt, { ...call, query: {} })).text).not.toContain('signé')
    for (const person of [owners.person('Anaïs'), owners.person('manager'), other.person('Voisin')]) {
      expect(await refusalOf(await ask(voteId, person))).toMatchObject({ status: 404, code: 'not_found' })
    }
    const nameless = await askForPaper(server, paperPaths.receipt, { params: { decisionId, voteId } })
    expect(nameless.status).toBe(401)
    const wrongSite = await askForPaper(server, paperPaths.receipt, {
      token: chloe.token,
      params: { decisionId, voteId },
      offer: 'VSY',
    })
    expect(wrongSite.status).toBe(403)
  })

  it('takes the token from its address, which no log contains, and is not cached', async () => {
    const anais = owners.person('Anaïs')
    const voteId = (await ballotsOf(decisionId, anais).detail()).ownVote?.id ?? ''
    const query = { access_token: anais.token }
    const answer = await askForPaper(server, paperPaths.receipt, { params: { decisionId, voteId }, query })

    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-disposition')).toMatch(/^inline; filename="recu-de-vote-\d+\.pdf"/)
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(server.logged()).not.toContain(anais.token)
  })

  it('is written in the person’s language', async () => {
    const anais = owners.person('Anaïs')
    const quebec = await makeOwners(server, { owners: { Sam: 10, Léo: 20 }, offer: 'VQC' })
    await server.platform.db.update(users).set({ locale: 'en-CA' })
    const { id } = await openDecision(quebec, { rule: 'ccq1096' })
    const sam = quebec.person('Sam')
    await ballotsOf(id, sam).vote('for')
    const voteId = (await ballotsOf(id, sam).detail()).ownVote?.id ?? ''
    const { text, pages } = await readPaper(server, paperPaths.receipt, {
      token: sam.token,
      params: { decisionId: id, voteId },
      offer: 'VQC',
    })

    expect(text).toContain('Vote receipt')
    expect(pages[0]?.view).toEqual([0, 0, 612, 792])
    // The screen that links to the receipt may be in another language than the person's own.
    const asked = { token: sam.token, params: { decisionId: id, voteId }, offer: 'VQC' } as const
    const french = await readPaper(server, paperPaths.receipt, { ...asked, query: { locale: 'fr-CA' } })
    expect(french.text).toContain('Reçu de vote')
    const unknown = await readPaper(server, paperPaths.receipt, { ...asked, query: { locale: '../x' } })
    expect(unknown.text).toMatch(/Vote receipt|Reçu de vote/)
    // An offer without that language uses its own.
    const own = (await ballotsOf(decisionId, anais).detail()).ownVote?.id ?? ''
    const call = { token: anais.token, params: { decisionId, voteId: own } }
    expect((await readPaper(server, paperPaths.receipt, call)).text).toContain('Reçu de vote')
  })

  it('shows no choice to an administrator in the voter’s name', async () => {
    const { db } = server.platform
    const chloe = owners.person('Chloé')
    const voteId = (await ballotsOf(decisionId, chloe).detail()).ownVote?.id ?? ''
    const { userId: impersonatorId, sessionId: parentId } = owners.person('manager')
    await db.update(users).set({ isAdministrator: true }).where(eq(users.id, impersonatorId))
    await db.update(sessions).set({ impersonatorId, parentId }).where(eq(sessions.id, chloe.sessionId))

    expect((await ask(voteId, chloe)).status).toBe(200)
    const shown = await ask(voteId, chloe, { with_choice: '1' })
    expect(await refusalOf(shown)).toMatchObject({ status: 403, code: 'impersonation_refused' })
  })

  it('does not exist for a person who has left the place', async () => {
    const anais = owners.person('Anaïs')
    const voteId = (await ballotsOf(decisionId, anais).detail()).ownVote?.id ?? ''
    await removeMember(server, anais.userId, owners.placeId)
    expect((await ask(voteId, anais)).status).toBe(404)
  })
})
