import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decisionDraft, meetingRequestDraft, presidentDeskDraft } from '#contract/decisions/decisionDrafts.ts'
import type { DraftForm } from '#contract/defineDraft.ts'
import { draftRoutes as routes } from '#contract/drafts.ts'
import { cleanUp } from '#server/housekeeping.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { drafts } from '#server/services/drafts/drafts.tables.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { newDecision, openDecision, storeBallot } from '#tests/support/server/decisionCalls.ts'
import { deskOf } from '#tests/support/server/deskCalls.ts'
import { makeOwners, type Owners } from '#tests/support/server/ownersWorld.ts'
import { tracesOf } from '#tests/support/server/settingsCalls.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
let world: Owners
beforeAll(async () => {
  server = await startTestServer()
  world = await makeOwners(server, { owners: { Anne: 300, Bruno: 100, Chloé: 600 } })
})
afterAll(() => server.close())

const impossible = { status: 409, code: 'action_not_possible' }
const refused = async (answer: Promise<Response>) => refusalOf(await answer)
const answering = { answer: 'refuse', day: '', time: '', location: '', refusal: '', abandonment: '' }

/** The draft actions of a person, for a place and for one decision. */
function draftsOf(name: string, decisionId = '') {
  const by = world.person(name)
  const asked = ({ form, subject }: DraftForm) => ({
    params: { placeId: world.placeId, form },
    ...(subject && { query: { subject_id: decisionId } }),
  })
  const read = async (form: DraftForm) => (await by.get(routes.read, asked(form))).draft
  const write = (form: DraftForm, value: object, attachmentIds: readonly string[] = []) =>
    by.call(routes.write, { ...asked(form), body: { draft: { value, attachmentIds } } })
  return {
    message: async () => (await read(meetingRequestDraft))?.value.message ?? null,
    writeMessage: (message: string) => write(meetingRequestDraft, { message }),
    dropMessage: () => by.call(routes.remove, asked(meetingRequestDraft)),
    answer: async () => (await read(presidentDeskDraft))?.value ?? null,
    writeAnswer: (changes: object) => write(presidentDeskDraft, { ...answering, ...changes }),
    decision: () => read(decisionDraft),
    writeDecision: (changes: object, attachmentIds: readonly string[] = []) =>
      write(decisionDraft, { ...unwritten, ...changes }, attachmentIds),
  }
}
const unwritten = {
  title: '',
  description: '',
  project: '',
  rule: '',
  keyId: '',
  cost: '',
  day: '',
  time: '',
}
const rowsAbout = (decisionId: string) => server.platform.db.$count(drafts, eq(drafts.subjectId, decisionId))
const opened = async () => (await openDecision(world)).id

describe('a draft decision', () => {
  it('is kept with its documents for its author, and deleted when it is put to the vote', async () => {
    const paper = await storeBallot(server, world.person('manager'))
    const { decision, writeDecision } = draftsOf('manager')
    const typed = { title: 'Rava', rule: 'art25', cost: '12 5' }
    expect((await writeDecision(typed, [paper])).status).toBe(204)

    expect(await decision()).toMatchObject({ value: typed, attachments: [{ id: paper }] })
    expect(await draftsOf('president').decision()).toBeNull()
    await openDecision(world, { ...newDecision, attachmentIds: [paper] })
    expect(await decision()).toBeNull()
  })

  it('is refused to people who may not put decisions to the vote, and where it could not become one', async () => {
    expect(await refused(draftsOf('Anne').writeDecision({}))).toMatchObject({ status: 403 })
    for (const wrong of [{ rule: 'art99' }, { keyId: 'x' }, { description: 'x'.repeat(20_001) }, { authorId: 'x' }]) {
      expect(await refused(draftsOf('manager').writeDecision(wrong))).toMatchObject({ status: 422 })
    }
  })
})

describe('a message to the president', () => {
  it('is stored for its author and for this decision only', async () => {
    const [id, other] = [await opened(), await opened()]
    expect((await draftsOf('Anne', id).writeMessage('Parlons-en d’')).status).toBe(204)
    await draftsOf('Anne', other).writeMessage('Celle-ci aussi')

    expect(await draftsOf('Anne', id).message()).toBe('Parlons-en d’')
    expect(await draftsOf('Anne', other).message()).toBe('Celle-ci aussi')
    expect(await draftsOf('Bruno', id).message()).toBeNull()
  })

  it('is deleted when it is sent, and cannot be started after a request', async () => {
    const id = await opened()
    await draftsOf('Bruno', id).writeMessage('Trop cher')
    await deskOf(id, world.person('Bruno')).ask('Trop cher')

    expect(await rowsAbout(id)).toBe(0)
    expect(await refused(draftsOf('Bruno', id).writeMessage('Encore'))).toMatchObject(impossible)
    expect(await draftsOf('Bruno', id).message()).toBeNull()
  })

  it('is hidden while the president considers it, and returns after a refusal', async () => {
    const id = await opened()
    await draftsOf('Bruno', id).writeMessage('Attendons')
    await deskOf(id, world.person('Anne')).ask()

    expect(await draftsOf('Bruno', id).message()).toBeNull()
    expect(await refused(draftsOf('Bruno', id).writeMessage('Non'))).toMatchObject(impossible)
    await cleanUp(server.platform)
    await deskOf(id, world.person('president')).refuse()
    expect(await draftsOf('Bruno', id).message()).toBe('Attendons')
  })

  it('is refused to people without votes in the decision and without a seat on the board', async () => {
    const id = await opened()
    expect(await refused(draftsOf('manager', id).writeMessage('x'))).toMatchObject({ status: 403 })
    expect(await refused(draftsOf('Anne', id).writeMessage('x'.repeat(20_001)))).toMatchObject({ status: 422 })
  })

  it('is deleted when the project is closed, and when its author leaves the place', async () => {
    const [closed, left] = [await opened(), await opened()]
    await draftsOf('Bruno', closed).writeMessage('En vain')
    await draftsOf('Bruno', left).writeMessage('Je pars')
    await deskOf(closed, world.person('Anne')).ask()
    await deskOf(closed, world.person('president')).abandon()
    await cleanUp(server.platform)
    expect([await rowsAbout(closed), await rowsAbout(left)]).toEqual([0, 1])

    const { userId } = world.person('Bruno')
    const { db } = server.platform
    const [membership] = await db.delete(memberships).where(eq(memberships.userId, userId)).returning()
    await cleanUp(server.platform)
    expect(await db.$count(drafts, and(eq(drafts.userId, userId)))).toBe(0)
    if (membership) await db.insert(memberships).values(membership)
  })

  it('is audited when it is started and deleted, but never its content', async () => {
    const id = await opened()
    const begun = await tracesOf(server, () => draftsOf('Bruno', id).writeMessage('Secret'))
    const more = await tracesOf(server, () => draftsOf('Bruno', id).writeMessage('Secret encore'))
    const gone = await tracesOf(server, () => draftsOf('Bruno', id).dropMessage())

    expect([begun, more, gone].map(({ actions }) => actions)).toEqual([['drafts.begin'], [], ['drafts.remove']])
    expect(JSON.stringify([begun.entries, gone.entries])).not.toContain('Secret')
  })
})

describe('the president’s answer', () => {
  it('is stored for the president only, as long as there is something to answer', async () => {
    const id = await opened()
    expect(await refused(draftsOf('president', id).writeAnswer({}))).toMatchObject(impossible)
    await deskOf(id, world.person('Anne')).ask()
    expect(await refused(draftsOf('Anne', id).writeAnswer({}))).toMatchObject({ status: 403 })
    await draftsOf('president', id).writeAnswer({ refusal: 'Le devis est', location: 'Salle' })

    expect(await draftsOf('president', id).answer()).toMatchObject({ answer: 'refuse', refusal: 'Le devis est' })
    await deskOf(id, world.person('president')).refuse()
    expect(await rowsAbout(id)).toBe(0)
  })
})
