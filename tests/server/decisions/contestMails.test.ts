import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contestLinkLifetime } from '#contract/decisions/voteContests.ts'
import { contestLinks } from '#server/areas/decisions/contests/contestLinks.tables.ts'
import { cleanUp } from '#server/housekeeping.ts'
import { auditEntries } from '#server/platform/audit.tables.ts'
import type { Mail } from '#server/platform/mailer.ts'
import { sha256 } from '#server/services/access/tokens.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { notificationSwitches } from '#server/services/notifications/notificationSwitches.tables.ts'
import { emailOf, linkOf } from '#tests/support/server/contestCalls.ts'
import { ballotsOf, dueAt, openDecision, storeBallot } from '#tests/support/server/decisionCalls.ts'
import { openMailboxes, runClock } from '#tests/support/server/deskCalls.ts'
import { passJobTime } from '#tests/support/server/jobTime.ts'
import { makeOwners, type Owners } from '#tests/support/server/ownersWorld.ts'
import { attendAs, meetingUnderWay } from '#tests/support/server/roomCalls.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

const hour = 3_600_000

let server: TestServer
let owners: Owners
/** The reply of the mail server: it accepts a mail when this is empty. */
let refusal = ''
const sent: Mail[] = []
const refused: Mail[] = []
beforeAll(async () => {
  const mailer = {
    send: async (mail: Mail) => {
      ;(refusal ? refused : sent).push(mail)
      if (refusal) throw new Error(refusal)
    },
  }
  server = await startTestServer({ mailer })
  owners = await makeOwners(server, { owners: { Ada: 400, Basile: 300, Chloé: 200 } })
})
beforeEach(() => server.clock.reset())
afterAll(() => server.close())

const tokenIn = ({ text }: Pick<Mail, 'text'> = { text: '' }) => /contest_token=([\w-]+)/.exec(text)?.[1] ?? ''

type Cast = { readonly choice?: 'for' | 'against'; readonly among?: Owners; readonly answer?: string }
/** Basile votes for Ada with a paper; returns the mails that she gets about it. */
async function paperVote({ choice = 'for', among = owners, answer = '' }: Cast = {}) {
  const { id } = await openDecision(among)
  await server.drain()
  refusal = answer
  const before = sent.length
  const [holder, principal] = [among.person('Basile'), among.person('Ada')]
  const paper = await storeBallot(server, holder)
  expect((await ballotsOf(id, holder).voteFor(principal, choice, paper)).status).toBe(201)
  await server.drain()
  return { id, mails: sent.slice(before).filter(({ to }) => to === emailOf(among, 'Ada')) }
}

describe('the mail about a vote that was cast for somebody', () => {
  it('goes out whatever their settings are, and once', async () => {
    const { userId } = owners.person('Ada')
    const { db } = server.platform
    await openMailboxes(server, owners, ['Ada'])
    for (const isOn of [true, false]) {
      await db.delete(notificationSwitches)
      await db.insert(notificationSwitches).values({ userId, topic: 'decisions', channel: 'email', isOn })
      expect((await paperVote()).mails).toHaveLength(1)
    }
  })

  it('goes to an owner without an account, in their language, and to nobody else', async () => {
    const place = await makeOwners(server, { owners: { Ada: 400, Basile: 300 }, offer: 'VQC' })
    const { userId } = place.person('Ada')
    await server.platform.db.update(users).set({ locale: 'en-CA' }).where(eq(users.id, userId))
    const before = sent.length
    const { id } = await openDecision(place, { rule: 'ccq1096' })
    const holder = place.person('Basile')
    const paper = await storeBallot(server, holder)
    await ballotsOf(id, holder).voteFor(place.person('Ada'), 'for', paper)
    await server.drain()
    const mails = sent.slice(before)
    expect(mails.map(({ to, locale }) => [to, locale])).toEqual([[emailOf(place, 'Ada'), 'en-CA']])
    const [mail] = mails
    expect(mail?.subject).toContain('a vote was recorded in your name')
    for (const word of ['Basile', 'Ravalement de la façade', 'paper proxy']) expect(mail?.text).toContain(word)
    expect(mail?.text).toMatch(/http:\/\/vqc\.localhost:3000\/contester-un-vote\?contest_token=[\w-]{43}\n/)
    expect(await linkOf(server, tokenIn(mail), 'VQC').read()).toMatchObject({ status: 'open', way: 'paper' })
  })

  it('does not say how the vote was cast for them', async () => {
    const [one, other] = [await paperVote({ choice: 'for' }), await paperVote({ choice: 'against' })]
    const textsOf = ({ mails }: typeof one) =>
      mails.map(({ subject, text, html }) => [subject, text, html].join().replaceAll(tokenIn({ text }), 'the token'))
    expect(textsOf(one)).toHaveLength(1)
    expect(textsOf(one)).toEqual(textsOf(other))
  })

  it('goes to each owner whose vote is recorded in the room, but not to the keeper of the attendance', async () => {
    const { owners: place, id, meetingId, room } = await meetingUnderWay(server)
    await attendAs(place, meetingId, { Anne: 'present', Boris: 'present', Cléa: 'present' })
    const before = sent.length
    await room.record(place.person('Anne'), 'against')
    expect((await room.recordOthers('for', 2)).status).toBe(200)
    await server.drain()
    const told = sent.slice(before)
    expect(told.map(({ to }) => to).toSorted()).toEqual(
      ['Anne', 'Boris', 'Cléa'].map((name) => emailOf(place, name)).toSorted(),
    )
    for (const { text } of told) expect(text).toContain('en séance')
    expect((await ballotsOf(id, place.person('Anne')).detail()).ownVote?.way).toBe('meeting')
  })

  it('that the mail server refuses leaves exactly one link that works, and no token in the tables', async () => {
    const { mails } = await paperVote({ answer: '451 try again later' })
    expect(mails).toEqual([])
    const { db } = server.platform
    const withdrawn = tokenIn(refused.at(-1))
    expect((await linkOf(server, withdrawn).tryRead()).status).toBe(404)
    refusal = ''
    const before = sent.length
    await passJobTime(db, 6 * hour)
    await server.drain()
    await passJobTime(db, 12 * hour)
    await server.drain()
    const [mail, ...more] = sent.slice(before)
    expect(more).toEqual([])
    const token = tokenIn(mail)
    expect(token).not.toBe(withdrawn)
    expect((await linkOf(server, token).contest()).status).toBe(201)
    const links = await db.select().from(contestLinks)
    expect(links.map(({ hash }) => hash)).toContain(sha256(token))
    const stored = JSON.stringify([links, await db.select().from(auditEntries)])
    for (const secret of [token, withdrawn]) expect(stored + server.logged()).not.toContain(secret)
  })
})

describe('a link', () => {
  it('is known for sixty days after the due date', async () => {
    const { mails } = await paperVote()
    const link = linkOf(server, tokenIn(mails[0]))
    const statusAt = async (moment: number) => {
      server.clock.advance(moment - server.clock.now().getTime())
      await runClock(server)
      await cleanUp(server.platform)
      return (await link.tryRead()).status
    }
    const end = dueAt.getTime() + contestLinkLifetime
    expect(await statusAt(end - hour)).toBe(200)
    expect(await statusAt(end + hour)).toBe(404)
  })
})
