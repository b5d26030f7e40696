import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authenticationRoutes } from '#contract/authentication/authentication.ts'
import { fromWire } from '#contract/case.ts'
import type { OfferCode } from '#contract/offers.ts'
import { placeRoutes } from '#contract/places.ts'
import { offers } from '#offers/offers.ts'
import { demoEmail } from '#server/demo/demoPeople.ts'
import { customers } from '#server/services/directory/places.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { demoPlace } from '#tests/support/demoNames.ts'
import { linkTokenOf, refusalOf, signIn } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

const letterOf = (place: string) => {
  const { customerReference: customerReferenceNumber, zipCode } = demoPlace(place)
  return { customerReferenceNumber, zipCode }
}
const letter = letterOf('tilleuls')
const register = (email: string, change: object = {}, offer: OfferCode = 'ESE') =>
  requestRoute(server.app, authenticationRoutes.registration, {
    offer,
    body: { user: { email, ...letter, ...change }, clientId: offers[offer].clientId },
  })
const password = 'Premier-Secret-2026!'
async function activate(email: string) {
  const invitationToken = await linkTokenOf(server, email)
  const body = { user: { email, password }, invitationToken, clientId: offers.ESE.clientId }
  expect((await requestRoute(server.app, authenticationRoutes.setPassword, { body })).status).toBe(204)
}

describe('a registration', () => {
  it('opens the letter’s place to the owner of the mailbox', async () => {
    const email = 'nouvelle.personne@courriel.example'
    expect(
      (
        await register(email, {
          customerReferenceNumber: ` ${letter.customerReferenceNumber.toLowerCase()} `,
          zipCode: letter.zipCode.replace(/^../, '$& '),
        })
      ).status,
    ).toBe(201)
    await activate(email)

    const { accessToken } = await signIn(server, { email, password })
    const list = await requestRoute(server.app, placeRoutes.mine, { token: accessToken })
    expect(JSON.stringify(fromWire(await list.json()))).toContain(demoPlace('tilleuls').name)
  })

  it('can be repeated without creating a second account', async () => {
    const email = 'deux.fois@courriel.example'
    await register(email)
    expect((await register(email)).status).toBe(201)

    expect(await server.platform.db.select().from(users).where(eq(users.email, email))).toHaveLength(1)
    await server.drain()
    expect(server.outbox.mails().filter(({ to }) => to === email)).toHaveLength(2)
  })

  it.each([
    ['a wrong postal code', { zipCode: '59001' }],
    ['an unknown reference', { customerReferenceNumber: 'C-999999' }],
  ])('is refused for %s, and creates nothing', async (_, change) => {
    const email = 'refusee@courriel.example'

    expect(await refusalOf(await register(email, change))).toMatchObject({ status: 404, code: 'unknown_account' })
    expect(await server.platform.db.select().from(users).where(eq(users.email, email))).toEqual([])
  })

  it.each([
    ['customerReferenceNumber', 'user.customer_reference_number'],
    ['zipCode', 'user.zip_code'],
  ])('requires %s', async (key, field) => {
    expect(await refusalOf(await register('x@courriel.example', { [key]: ' ' }))).toMatchObject({
      status: 422,
      field,
      fieldCode: 'required',
    })
  })

  it('names the offer of the letter, or of the account', async () => {
    const elsewhere = await register('x@courriel.example', {}, 'VSY')
    const another = await register(demoEmail('vqc'))

    expect(await refusalOf(elsewhere)).toMatchObject({ status: 403, allowedOffer: 'ESE' })
    expect(await refusalOf(another)).toMatchObject({ status: 403, allowedOffer: 'VQC' })
  })

  it('is closed once the file has reached its number of people', async () => {
    const { db } = server.platform
    const file = letterOf('vauban')
    await db.update(customers).set({ peopleLimit: 1 }).where(eq(customers.reference, file.customerReferenceNumber))
    await register('jamais.activee@courriel.example', file)
    await register('premiere@courriel.example', file)
    await activate('premiere@courriel.example')

    expect((await register('seconde@courriel.example', file)).status).toBe(404)
    expect((await register('premiere@courriel.example', file)).status).toBe(201)
  })
})

describe('a sign-up', () => {
  const signUp = (email: string) =>
    requestRoute(server.app, authenticationRoutes.signUp, {
      body: { user: { email, sergicOffer: 'ESE' }, clientId: offers.ESE.clientId },
    })

  it('sends the activation link again, only to invited people, with the same response for everybody', async () => {
    await server.drain()
    const before = server.outbox.mails().length
    const emails = [
      demoEmail('sans-mot-de-passe'),
      demoEmail('president'),
      demoEmail('vsy'),
      'personne@inconnu.example',
    ]
    const answers = []
    for (const email of emails) answers.push(await signUp(email))

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['', '', '', ''])
    await server.drain()
    const sent = server.outbox.mails().slice(0, server.outbox.mails().length - before)
    expect(sent.map(({ to }) => to)).toEqual([demoEmail('sans-mot-de-passe')])
  })
})
