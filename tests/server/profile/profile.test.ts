import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromWire } from '#contract/case.ts'
import type { OfferCode } from '#contract/offers.ts'
import { profile, profileRoutes } from '#contract/profile.ts'
import { demoId } from '#server/demo/chance.ts'
import { auditEntries } from '#server/platform/audit.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { demoName, demoPerson } from '#tests/support/demoNames.ts'
import { refusalOf, signIn } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import { tracesOf } from '#tests/support/server/settingsCalls.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
const tokens = new Map<OfferCode, string>()
beforeAll(async () => {
  server = await startDemoServer()
  tokens.set('ESE', (await signIn(server)).accessToken)
  tokens.set('VQC', (await signIn(server, { name: 'vqc', offer: 'VQC' })).accessToken)
})
afterAll(() => server.close())

const update = (user: object, offer: OfferCode = 'ESE') =>
  requestRoute(server.app, profileRoutes.update, { token: tokens.get(offer), offer, body: { user } })
const parsed = async (response: Response) => profile.parse(fromWire(await response.json()))
const read = async (offer: OfferCode = 'ESE') =>
  parsed(await requestRoute(server.app, profileRoutes.read, { token: tokens.get(offer), offer }))

describe('the profile', () => {
  it('belongs to the signed-in person, on the site of their offer', async () => {
    expect(await read()).toMatchObject({
      email: 'coproprietaire@demo.example',
      displayName: demoName('coproprietaire'),
      phoneNumber: demoPerson('coproprietaire').phoneNumber,
      offer: 'ESE',
      isAdministrator: false,
    })
  })

  it('changes the sent fields and leaves the others, with one audit entry', async () => {
    const before = await read()
    const after = await parsed(
      await update({ address: ' 3 place du Général-de-Gaulle, Lille ', birthDate: '1984-02-29' }),
    )

    expect(after).toEqual({ ...before, address: '3 place du Général-de-Gaulle, Lille', birthDate: '1984-02-29' })
    const [entry] = await server.platform.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'profile.update'))
      .orderBy(desc(auditEntries.at))
    expect(entry).toMatchObject({ actorId: after.userId, detail: { fields: ['address', 'birthDate'] } })
  })

  it.each([
    ['06 12 34 56 78', '+33612345678'],
    ['06.12.34.56.78', '+33612345678'],
    ['+33 6 12 34 56 78', '+33612345678'],
    ['0033612345678', '+33612345678'],
    ['03 20 12 34 56', '+33320123456'],
  ])('accepts the French number %s', async (typed, stored) => {
    expect((await parsed(await update({ phoneNumber: typed }))).phoneNumber).toBe(stored)
  })

  it.each(['12', '06 12 34 56', 'zéro six', '+1 514 555 0142', '+44 20 7946 0958', ''])(
    'refuses the number "%s" and keeps the one it has',
    async (phoneNumber) => {
      const before = await read()

      expect(await refusalOf(await update({ phoneNumber }))).toMatchObject({
        status: 422,
        field: 'user.phone_number',
        fieldCode: 'invalidPhone',
      })
      expect(await read()).toEqual(before)
    },
  )

  it('accepts Canadian numbers in the Canadian offer, and no French ones', async () => {
    expect((await parsed(await update({ phoneNumber: '(438) 555-0123' }, 'VQC'))).phoneNumber).toBe('+14385550123')
    expect((await refusalOf(await update({ phoneNumber: '06 12 34 56 78' }, 'VQC'))).fieldCode).toBe('invalidPhone')
  })

  it('lets the person remove their number, address and birth date', async () => {
    const changes = { phoneNumber: null, address: null, birthDate: null }

    expect(await parsed(await update(changes))).toMatchObject(changes)
  })

  it.each([
    [{ firstName: ' ' }, 'user.first_name', 'required'],
    [{ lastName: 'x'.repeat(81) }, 'user.last_name', 'too_long'],
    [{ birthDate: '2026-02-31' }, 'user.birth_date', 'invalid'],
    [{ birthDate: '2999-01-01' }, 'user.birth_date', 'impossibleBirthDate'],
    [{ birthDate: '1319-05-02' }, 'user.birth_date', 'impossibleBirthDate'],
    [{ address: 'x'.repeat(301) }, 'user.address', 'too_long'],
    [{ locale: 'en-CA' }, 'user.locale', 'invalid'],
    [{ locale: 'de-DE' }, 'user.locale', 'invalid'],
    [{ locale: null }, 'user.locale', 'invalid'],
  ])('refuses %j', async (user, field, fieldCode) => {
    expect(await refusalOf(await update(user))).toMatchObject({ status: 422, field, fieldCode })
  })

  it('accepts a language of the offer', async () => {
    expect((await parsed(await update({ locale: 'fr-FR' }))).locale).toBe('fr-FR')
    expect((await parsed(await update({ locale: 'en-CA' }, 'VQC'))).locale).toBe('en-CA')
  })

  it('is announced in each place of the person, unless only the language of the mails changed', async () => {
    const own = { topic: 'profile', userId: demoId('person coproprietaire'), placeId: null }
    const renamed = await tracesOf(server, () => update({ displayName: 'Camille D.' }))
    const inPlace = (key: string) => ({ topic: 'community', userId: null, placeId: demoId(`place ${key}`) })
    expect(renamed.events).toHaveLength(3)
    expect(renamed.events).toEqual(expect.arrayContaining([own, inPlace('tilleuls'), inPlace('vauban')]))

    expect((await tracesOf(server, () => update({ locale: 'fr-FR' }))).events).toEqual([own])
  })

  it('is found by its current names, without case and accents', async () => {
    const { userId } = await parsed(await update({ displayName: 'Zoé  Çelik', firstName: 'Zoé', lastName: 'Çelik' }))
    const [row] = await server.platform.db.select().from(users).where(eq(users.id, userId))
    expect(row?.searchText).toBe('zoe celik')
  })

  it('keeps text as typed, including markup and quotes', async () => {
    for (const displayName of [
      '<script>alert(1)</script>',
      `"><img src=x onerror=alert(1)>`,
      "Robert'); drop table users;--",
    ]) {
      expect((await parsed(await update({ displayName }))).displayName).toBe(displayName)
    }
  })

  it('accepts a birth date of today, by the day in the offer’s time zone', async () => {
    server.clock.advance(Date.parse('2030-01-15T23:30:00Z') - server.clock.now().getTime())
    tokens.set('ESE', (await signIn(server)).accessToken)
    tokens.set('VQC', (await signIn(server, { name: 'vqc', offer: 'VQC' })).accessToken)
    expect([
      (await update({ birthDate: '2030-01-16' })).status,
      (await update({ birthDate: '2030-01-17' })).status,
    ]).toEqual([200, 422])
    expect((await update({ birthDate: '2030-01-16' }, 'VQC')).status).toBe(422)
  })
})
