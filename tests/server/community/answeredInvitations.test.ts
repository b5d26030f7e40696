import { describe, expect, it } from 'vitest'
import { api } from '#contract/api.ts'
import { communityRoutes } from '#contract/community.ts'
import { notificationRoutes } from '#contract/notifications.ts'
import { placeRoutes } from '#contract/places.ts'
import { offers } from '#offers/offers.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoEmail } from '#server/demo/demoPeople.ts'
import { demoName, demoPlace } from '#tests/support/demoNames.ts'
import { linkTokenOf, refusalOf, signIn } from '#tests/support/server/accountCalls.ts'
import { passJobTime } from '#tests/support/server/jobTime.ts'
import { nowhere, personOf, removeMember, signedInAs, tilleuls } from '#tests/support/server/placeWorld.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import { startInvitations } from '#tests/support/server/startInvitations.ts'

const { server, owner, manager, params, invite, listed, withdraw, rolesOf, made, activate, mailsTo } =
  await startInvitations()

describe('an invitation', () => {
  it('opens the place to somebody new once they have chosen a password', async () => {
    const email = 'nouvelle@courriel.example'
    const made = await owner.get(communityRoutes.invite, {
      params,
      body: { invitation: { email: ' Nouvelle@Courriel.example ', role: 'coowner_secondary' } },
    })
    expect(made).toMatchObject({
      email,
      role: 'coowner_secondary',
      invitedBy: demoName('coproprietaire'),
      acceptedAt: null,
    })
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
      title: demoPlace('tilleuls').name,
      author: demoName('coproprietaire'),
      path: '/mes-immeubles',
    })
    expect((await invite(owner, demoEmail('gardien'), 'resident')).status).toBe(409)
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

  it('once withdrawn, leaves the person the link that they requested themself', async () => {
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
