import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { api } from '#contract/api.ts'
import { communityRoutes } from '#contract/community.ts'
import { notificationRoutes } from '#contract/notifications.ts'
import { placeRoutes } from '#contract/places.ts'
import { offers } from '#offers/offers.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoEmail, demoPassword } from '#server/demo/demoPeople.ts'
import { invitations } from '#server/services/directory/invitations.tables.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { linkTokenOf, refusalOf, signIn } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { passJobTime } from '#tests/support/server/jobTime.ts'
import {
  nowhere,
  personOf,
  placeOf,
  removeMember,
  type SignedIn,
  signedInAs,
  tilleuls,
} from '#tests/support/server/placeWorld.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import { startPlaceWorld } from '#tests/support/server/startPlaceWorld.ts'

const { server, owner, manager } = await startPlaceWorld()

const params = { placeId: tilleuls }
const invite = (person: SignedIn, email: unknown, role: unknown = 'tenant', extra: Record<string, unknown> = {}) =>
  person.call(communityRoutes.invite, { params, body: { invitation: { email, role, ...extra } } })
const listed = async (person: SignedIn) => {
  const { data } = await person.get(communityRoutes.invitations, { params })
  return data.result.flatMap((id) => data.entities.invitations[id] ?? [])
}
const withdraw = (person: SignedIn, invitationId: string) =>
  person.call(communityRoutes.withdraw, { params: { ...params, invitationId } })
const rolesOf = async (email: string) => {
  const rows = await server.platform.db
    .select({ role: memberships.role, placeId: memberships.placeId })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(users.email, email))
  return rows.filter(({ placeId }) => placeId === tilleuls).map(({ role }) => role)
}
const made = (email: string, role = 'tenant') =>
  owner.get(communityRoutes.invite, { params, body: { invitation: { email, role } } })
const activate = async (email: string, link?: string) => {
  const invitationToken = link ?? (await linkTokenOf(server, email))
  return requestRoute(server.app, api.authentication.setPassword, {
    body: {
      user: { email, password: demoPassword },
      invitationToken,
      clientId: offers.ESE.clientId,
    },
  })
}
const mailsTo = async (email: string) => {
  await server.drain()
  return server.outbox.mails().filter(({ to }) => to === email)
}

describe('the invitations of a place', () => {
  it('are listed to the people who made them, the latest first, and all of them to managers', async () => {
    expect((await listed(owner)).map(({ email, acceptedAt }) => [email, acceptedAt !== null])).toEqual([
      [demoEmail('paul.delattre'), false],
      [demoEmail('invite'), true],
    ])
    expect((await listed(owner))[0]).toMatchObject({ invitedBy: 'Camille Delattre', role: 'tenant' })
    expect(await listed(await signedInAs(server, 'president'))).toEqual([])
    expect(await listed(manager)).toHaveLength(2)
  })

  it.each(['locataire', 'partenaire', 'gardien'])('are closed to %s', async (name) => {
    const person = await signedInAs(server, name)
    expect((await person.call(communityRoutes.invitations, { params })).status).toBe(403)
    expect(await refusalOf(await invite(person, 'a@b.example'))).toMatchObject({ status: 403, code: 'forbidden' })
  })

  it('cannot be made by invited people or by people of other places', async () => {
    expect((await invite(await signedInAs(server, 'invite'), 'a@b.example')).status).toBe(403)
    for (const placeId of [placeOf('terrasses'), nowhere]) {
      const body = { invitation: { email: 'a@b.example', role: 'tenant' } }
      expect((await owner.call(communityRoutes.invite, { params: { placeId }, body })).status).toBe(404)
    }
  })
})

describe('an invitation', () => {
  it.each([
    ['', 'required'],
    ['nobody', 'invalidEmail'],
    ['a@b', 'invalidEmail'],
    ['a b@c.fr', 'invalidEmail'],
    [`${'x'.repeat(300)}@b.fr`, 'too_long'],
    ['a\0@b.fr', 'invalid'],
    [5, 'required'],
  ])('refuses the address %j', async (email, fieldCode) => {
    expect(await refusalOf(await invite(owner, email))).toMatchObject({
      status: 422,
      field: 'invitation.email',
      fieldCode,
    })
  })

  it.each(['coowner', 'director', 'president_board_member', 'king'])(
    'offers no role that opens more: %s',
    async (role) => {
      expect(await refusalOf(await invite(owner, 'somebody@courriel.example', role))).toMatchObject({
        status: 422,
        field: 'invitation.role',
        fieldCode: 'invalid',
      })
    },
  )

  it.each([
    ['oneself', demoEmail('coproprietaire'), 'tenant', 'taken'],
    ['a member in that role', demoEmail('locataire').toUpperCase(), 'tenant', 'taken'],
    ['somebody who is invited already', demoEmail('paul.delattre'), 'tenant', 'taken'],
    ['somebody of another offer', demoEmail('vsy'), 'tenant', 'invalid'],
  ])('is refused for %s', async (_who, email, role, fieldCode) => {
    const stored = () => server.platform.db.select().from(invitations).orderBy(invitations.id)
    const before = await stored()
    expect(await refusalOf(await invite(owner, email, role))).toMatchObject({
      status: 409,
      code: 'conflict',
      field: 'invitation.email',
      fieldCode,
    })
    expect(await stored()).toEqual(before)
  })

  it('stores no fields beyond its own', async () => {
    for (const field of ['id', 'placeId', 'invitedBy', 'acceptedAt', 'userId', 'createdAt', 'isAdministrator']) {
      const answer = await invite(owner, 'extra@courriel.example', 'tenant', { [field]: personOf('admin') })
      expect(answer.status).toBe(422)
    }
    expect((await listed(manager)).map(({ email }) => email)).not.toContain('extra@courriel.example')
  })

  it('opens the place to somebody new once they have chosen a password', async () => {
    const email = 'nouvelle@courriel.example'
    const made = await owner.get(communityRoutes.invite, {
      params,
      body: { invitation: { email: ' Nouvelle@Courriel.example ', role: 'coowner_secondary' } },
    })
    expect(made).toMatchObject({ email, role: 'coowner_secondary', invitedBy: 'Camille Delattre', acceptedAt: null })
    expect([await rolesOf(email), await mailsTo(email)]).toEqual([[], [expect.objectContaining({ locale: 'fr-FR' })]])

    expect((await activate(email)).status).toBe(204)
    expect(await rolesOf(email)).toEqual(['coowner_secondary'])
    expect((await listed(owner))[0]).toMatchObject({ id: made.id, acceptedAt: server.clock.now().toISOString() })
    const { sharedWith } = await owner.get(placeRoutes.read, { params })
    expect(sharedWith.map(({ displayName }) => displayName)).toContain('nouvelle')
    expect((await signIn(server, { email })).tokenType).toBe('Bearer')
  })

  it('opens the place immediately to somebody who uses the site, and notifies them by mail and in the portal', async () => {
    const email = demoEmail('verrouille')
    const made = await owner.get(communityRoutes.invite, { params, body: { invitation: { email, role: 'resident' } } })
    expect(made.acceptedAt).not.toBeNull()
    expect(await rolesOf(email)).toEqual(['resident'])

    expect((await mailsTo(email)).map(({ text }) => text)).toEqual([expect.stringContaining('/mes-immeubles')])
    const caretaker = await signedInAs(server, 'gardien')
    await owner.get(communityRoutes.invite, {
      params,
      body: { invitation: { email: demoEmail('gardien'), role: 'resident' } },
    })
    const { data } = await caretaker.get(notificationRoutes.list, { query: { by_place: tilleuls } })
    const told = data.result.map((id) => data.entities.notifications[id])
    expect(told[0]).toMatchObject({
      title: 'Résidence Les Tilleuls',
      author: 'Camille Delattre',
      path: '/mes-immeubles',
    })
    expect((await invite(owner, demoEmail('gardien'), 'resident')).status).toBe(409)
  })

  it('is created once by ten simultaneous requests', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => invite(owner, 'dix@courriel.example')))
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b)
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    expect(await mailsTo('dix@courriel.example')).toHaveLength(1)
  })

  it('can be withdrawn by its author or a manager until it is answered', async () => {
    const email = 'retire@courriel.example'
    expect((await invite(owner, email)).status).toBe(200)
    const [latest] = (await listed(owner)).filter((invitation) => invitation.email === email)
    const id = latest?.id ?? ''
    const link = await linkTokenOf(server, email)
    const president = await signedInAs(server, 'president')

    expect([(await withdraw(president, id)).status, (await withdraw(owner, nowhere)).status]).toEqual([404, 404])
    expect((await withdraw(manager, id)).status).toBe(204)
    expect((await withdraw(owner, id)).status).toBe(404)
    expect(await refusalOf(await activate(email, link))).toMatchObject({ code: 'expired_link' })
    expect(await rolesOf(email)).toEqual([])
    expect(await refusalOf(await withdraw(owner, demoId('invitation invite')))).toMatchObject({ code: 'conflict' })
  })

  it('also withdraws the link that it sent, but no link of another invitation', async () => {
    const email = 'deux-fois@courriel.example'
    const { id: kept } = await made(email, 'resident')
    const link = await linkTokenOf(server, email)
    const { id } = await made(email)
    const withdrawn = await linkTokenOf(server, email)

    expect((await withdraw(owner, id)).status).toBe(204)
    expect(await refusalOf(await activate(email, withdrawn))).toMatchObject({ code: 'expired_link' })
    expect((await activate(email, link)).status).toBe(204)
    expect(await rolesOf(email)).toEqual(['resident'])
    expect(await refusalOf(await withdraw(owner, kept))).toMatchObject({ code: 'conflict' })
  })

  it('leaves the person, once withdrawn, the link they requested themself', async () => {
    const email = 'meme@courriel.example'
    const { id } = await made(email)
    const body = { user: { email }, clientId: offers.ESE.clientId }
    expect((await requestRoute(server.app, api.authentication.mailCheck, { body })).status).toBe(202)

    expect((await withdraw(owner, id)).status).toBe(204)
    expect((await activate(email)).status).toBe(204)
    expect(await rolesOf(email)).toEqual([])
  })

  it('by somebody who has left the place lets nobody in', async () => {
    const email = 'tard@courriel.example'
    const president = await signedInAs(server, 'conseil')
    expect((await invite(president, email)).status).toBe(200)
    await removeMember(server, personOf('conseil'), tilleuls)

    expect((await activate(email)).status).toBe(204)
    expect(await rolesOf(email)).toEqual([])
  })

  it('that is withdrawn before its mail is sent sends none', async () => {
    const email = 'trop-vite@courriel.example'
    const { id } = await made(email)
    expect((await withdraw(owner, id)).status).toBe(204)
    expect(await mailsTo(email)).toEqual([])
  })

  it('survives a mail server that refuses its mail, which is sent later', async () => {
    const email = 'panne@courriel.example'
    const { outbox, platform } = server
    const { send } = outbox
    Reflect.set(outbox, 'send', () => Promise.reject(new Error('no mail server')))
    await made(email)
    expect(await mailsTo(email)).toEqual([])

    Reflect.set(outbox, 'send', send)
    await passJobTime(platform.db, 60_000)
    expect((await activate(email)).status).toBe(204)
    expect(await rolesOf(email)).toEqual(['tenant'])
  })
})

describe('a person who sends endless invitations', () => {
  it('is asked to wait', async () => {
    const strict = await startDemoServer({ rateLimitScale: 1 })
    try {
      const person = await signedInAs(strict, 'coproprietaire')
      const statuses: number[] = []
      for (let count = 0; count < 21; count++) {
        const answer = await person.call(communityRoutes.invite, {
          params,
          body: { invitation: { email: `n${count}@courriel.example`, role: 'tenant' } },
        })
        statuses.push(answer.status)
      }
      expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
    } finally {
      await strict.close()
    }
  })
})

describe('refused invitations', () => {
  it('do not count against the mails that the address may receive', async () => {
    const strict = await startDemoServer({ rateLimitScale: 1 })
    try {
      const person = await signedInAs(strict, 'coproprietaire')
      const statuses: number[] = []
      for (const role of [...Array.from({ length: 7 }, () => 'tenant'), 'resident']) {
        const body = { invitation: { email: demoEmail('locataire'), role } }
        statuses.push((await person.call(communityRoutes.invite, { params, body })).status)
      }
      expect(statuses).toEqual([...Array.from({ length: 7 }, () => 409), 200])
    } finally {
      await strict.close()
    }
  })
})
