import { eq, or, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { settingsRoutes as routes } from '#contract/settings.ts'
import { demoEmail } from '#server/demo/demoPeople.ts'
import { auditEntries } from '#server/platform/audit.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { demoName } from '#tests/support/demoNames.ts'
import { refusalOf, signIn } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { insertOwnRows } from '#tests/support/server/isolationRows.ts'
import { personOf } from '#tests/support/server/placeWorld.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import { answerOf, tracesOf } from '#tests/support/server/settingsCalls.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startDemoServer()
  await insertOwnRows(server.platform.db, 'president', 'tilleuls')
  token = (await signIn(server, { name: 'president' })).accessToken
})
afterAll(() => server.close())

const exported = (as = token) => answerOf(server, routes.exportData, { token: as })

/**
 * The tables that store something by person, with their names in an export; `null` = they hold nothing that the
 * person may have.
 */
const kept: Readonly<Record<string, string | null>> = {
  users: 'profile',
  user_offers: 'offers',
  memberships: 'memberships',
  lots: 'lots',
  customer_people: 'customerFiles',
  ledger_lines: 'accountMovements',
  mandates: 'mandates',
  payments: 'payments',
  payment_events: 'paymentSteps',
  refunds: 'refunds',
  refund_events: 'refundSteps',
  reports: 'reports',
  report_events: 'reportEvents',
  report_witnesses: 'reportsConfirmed',
  report_readings: 'reportsRead',
  drafts: 'drafts',
  attachments: 'attachments',
  notifications: 'notifications',
  invitations: 'invitationsSent',
  sessions: 'sessions',
  privacy_settings: 'privacySettings',
  notification_switches: 'notificationSettings',
  push_subscriptions: 'pushDevices',
  mail_rhythms: 'mailRhythm',
  exchange_mails: 'exchangeMails',
  mailing_preferences: 'mailingPreferences',
  deletion_requests: 'deletionRequest',
  decisions: 'decisions',
  decision_voters: 'decisionRolls',
  decision_lots: 'decisionCosts',
  decision_votes: 'votes',
  powers: 'powersGiven',
  vote_acts: 'votesChecked',
  paper_openings: 'papersOpened',
  meeting_requests: 'meetingRequests',
  decision_reminders: 'voteReminders',
  proxy_exclusions: 'proxyExclusions',
  confirmations: 'confirmations',
  imports: 'imports',
  meeting_attendances: 'meetingAttendances',
  meeting_powers: 'meetingPowersGiven',
  calendar_feeds: 'calendarFeeds',
  conversation_members: 'conversations',
  messages: 'messages',
  message_blocks: 'blockedPeople',
  conversation_notes: 'conversationNotes',
  abuse_reports: 'abuseReports',
  topics: 'topics',
  topic_readers: 'topicsRead',
  topic_proposals: 'proposals',
  posts: 'posts',
  post_reports: 'reportedPosts',
  tickets: 'tickets',
  ticket_comments: 'ticketComments',
  // The people who started a conversation or take care of it; its members have it in their export.
  conversations: null,
  // How many conversations there are; the conversations themselves are in the export.
  conversation_totals: null,
  // One-time links: their hashes are useless to anybody.
  link_tokens: null,
  // Responses stored for a day, so that a repeated request has one effect.
  idempotent_requests: null,
  // The lines of a person are in the export; the author of an entry and the sums of lines concern the syndicate.
  ledger_entries: null,
  ledger_totals: null,
  // How many notifications there are; the notifications themselves are in the export.
  notification_totals: null,
  // The people who made a file, read an answer or decided about a line; each owner has their payments in their export.
  collection_files: null,
  refund_files: null,
  bank_answers: null,
  bank_answer_lines: null,
  // Changes of the other tables, kept for as long as a browser may request them.
  live_events: null,
}

describe('the export of personal data', () => {
  it('has an entry for every table that refers to people', async () => {
    const { rows } = z.object({ rows: z.array(z.object({ name: z.string() })) }).parse(
      await server.platform.db.execute(sql`
        select distinct conrelid::regclass::text as name from pg_constraint
        where contype = 'f' and confrelid = 'users'::regclass`),
    )
    const { data } = await exported()

    expect(rows.map(({ name }) => name).sort()).toEqual(
      Object.keys(kept)
        .filter((name) => name !== 'users')
        .sort(),
    )
    for (const entry of Object.values(kept)) if (entry) expect(data).toHaveProperty(entry)
  })

  it('contains the person’s data and actions', async () => {
    const { data, exportedAt } = await exported()

    expect(exportedAt).toBe(server.clock.now().toISOString())
    expect(data).toMatchObject({
      profile: { email: demoEmail('president'), displayName: demoName('president') },
      offers: [{ offer: 'ESE' }],
      memberships: expect.arrayContaining([expect.objectContaining({ role: 'president_board_member' })]),
      lots: expect.arrayContaining([expect.objectContaining({ kind: 'flat', placeOffer: 'ESE' })]),
      notifications: expect.arrayContaining([expect.objectContaining({ title: 'À president' })]),
      invitationsSent: expect.arrayContaining([expect.objectContaining({ role: 'resident', acceptedAt: null })]),
      deletionRequest: { requestedAt: null },
      reports: expect.arrayContaining([expect.objectContaining({ title: 'Ampoule grillée', placeOffer: 'ESE' })]),
      reportEvents: expect.arrayContaining([expect.objectContaining({ kind: 'opened', report: 'Ampoule grillée' })]),
      activity: expect.arrayContaining([
        expect.objectContaining({ action: 'settings.exportData', byAdministrator: false }),
      ]),
    })
  })

  it('contains no hash, no token and nobody else’s data', async () => {
    const text = JSON.stringify(await exported())
    const others = await server.platform.db.select().from(users)

    expect(text).not.toMatch(/argon2|hash|token"|impersonator/i)
    expect(text).not.toContain(token)
    for (const { email, phoneNumber, id } of others) {
      if (email === demoEmail('president')) continue
      expect(text).not.toContain(email)
      expect(text).not.toContain(id)
      if (phoneNumber) expect(text).not.toContain(phoneNumber)
    }
    expect(text).not.toContain('invited.by.president')
  })

  it('finds a person’s actions by an index, however long the audit is', async () => {
    const { db } = server.platform
    const userId = personOf('president')
    const own = or(eq(auditEntries.actorId, userId), eq(auditEntries.subjectId, userId))
    const plan = await db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      return JSON.stringify(await tx.execute(sql`explain ${tx.select().from(auditEntries).where(own)}`))
    })
    expect(plan).toContain('audit_entries_actor')
    expect(plan).not.toContain('Seq Scan')
  })

  it('is audited', async () => {
    const { actions } = await tracesOf(server, () => exported())
    expect(actions).toEqual(['settings.exportData'])
  })
})

describe('a request for deletion', () => {
  const read = () => answerOf(server, routes.readDeletionRequest, { token })
  const ask = () => answerOf(server, routes.requestDeletion, { token })
  const withdraw = () => answerOf(server, routes.withdrawDeletion, { token })
  const mails = () => server.outbox.mails().filter(({ to }) => to === demoEmail('president'))

  it('is made once, is confirmed by one mail, and can be withdrawn', async () => {
    expect(await read()).toEqual({ requestedAt: null })
    const first = await tracesOf(server, ask)
    const { requestedAt } = await read()
    server.clock.advance(60_000)
    const again = await tracesOf(server, ask)

    expect(first).toMatchObject({ actions: ['settings.requestDeletion'], events: [{ topic: 'settings' }] })
    expect(again).toMatchObject({ actions: [], events: [] })
    expect(await read()).toEqual({ requestedAt })
    await server.drain()
    expect(mails()).toMatchObject([{ subject: expect.stringContaining('suppression') }])
    expect(mails()[0]?.text).toContain('/mon-compte')

    const taken = await tracesOf(server, withdraw)
    expect(taken).toMatchObject({ actions: ['settings.withdrawDeletion'], events: [{ topic: 'settings' }] })
    expect(await read()).toEqual({ requestedAt: null })
    expect((await tracesOf(server, withdraw)).actions).toEqual([])
  })

  it('ends nothing by itself', async () => {
    await ask()
    expect((await requestRoute(server.app, routes.readPrivacy, { token })).status).toBe(200)
  })
})

it('repeated exports are rate-limited', async () => {
  const strict = await startDemoServer({ rateLimitScale: 1 })
  const { accessToken } = await signIn(strict)
  const answers = []
  for (let n = 0; n < 7; n++) answers.push(await requestRoute(strict.app, routes.exportData, { token: accessToken }))

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429])
  expect(await refusalOf(answers[6] ?? new Response())).toMatchObject({ code: 'too_many_requests' })
  await strict.close()
})
