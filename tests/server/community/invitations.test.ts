import { describe, expect, it } from 'vitest'
import { communityRoutes } from '#contract/community.ts'
import { demoInvitations } from '#server/demo/demoCommunity.ts'
import { demoEmail } from '#server/demo/demoPeople.ts'
import { invitations } from '#server/services/directory/invitations.tables.ts'
import { demoName } from '#tests/support/demoNames.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { nowhere, personOf, placeOf, signedInAs } from '#tests/support/server/placeWorld.ts'
import { startInvitations } from '#tests/support/server/startInvitations.ts'

const { server, owner, manager, params, invite, listed, mailsTo } = await startInvitations()

describe('the invitations of a place', () => {
  it('are listed to the people who made them, the latest first, and all of them to managers', async () => {
    expect((await listed(owner)).map(({ email, acceptedAt }) => [email, acceptedAt !== null])).toEqual([
      [demoEmail('paul.delattre'), false],
      [demoEmail('invite'), true],
    ])
    expect((await listed(owner))[0]).toMatchObject({ invitedBy: demoName('coproprietaire'), role: 'tenant' })
    expect(await listed(await signedInAs(server, 'president'))).toEqual([])
    const all = demoInvitations(new Date()).filter(({ placeId }) => placeId === params.placeId)
    expect(await listed(manager)).toHaveLength(all.length)
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

  it('is created once by ten simultaneous requests', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => invite(owner, 'dix@courriel.example')))
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b)
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    expect(await mailsTo('dix@courriel.example')).toHaveLength(1)
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
