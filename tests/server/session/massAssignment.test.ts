import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api } from '#contract/api.ts'
import type { Route } from '#contract/route.ts'
import { offers } from '#offers/offers.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoEmail, demoPassword } from '#server/demo/demoPeople.ts'
import { users } from '#server/profile/profile.tables.ts'
import { refusalOf, signIn } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

const { clientId, signInScope: scope } = offers.ESE
const email = demoEmail('conseil')
const password = 'Nouveau-Secret-2026!'

/** A well-formed body of every write; extra fields are put beside it and into its `user`. */
const writes: readonly { name: string; route: Route; body: Readonly<Record<string, unknown>> }[] = [
  {
    name: 'token',
    route: api.session.token,
    body: { grantType: 'password', username: email, password: demoPassword, clientId, scope },
  },
  { name: 'impersonate', route: api.session.impersonate, body: { clientId, userId: demoId('person conseil') } },
  { name: 'mailCheck', route: api.authentication.mailCheck, body: { user: { email }, clientId } },
  { name: 'signUp', route: api.authentication.signUp, body: { user: { email, sergicOffer: 'ESE' }, clientId } },
  {
    name: 'registration',
    route: api.authentication.registration,
    body: { user: { email, customerReferenceNumber: 'C-100042', zipCode: '59000' }, clientId },
  },
  {
    name: 'requestPassword',
    route: api.authentication.requestPassword,
    body: { user: { email, sergicOffer: 'ESE' }, recaptchaToken: 'x', clientId },
  },
  {
    name: 'resetPassword',
    route: api.authentication.resetPassword,
    body: { user: { email, password, sergicOffer: 'ESE' }, resetPasswordToken: 'x', clientId },
  },
  {
    name: 'setPassword',
    route: api.authentication.setPassword,
    body: { user: { email, password }, invitationToken: 'x', clientId },
  },
  { name: 'unlock', route: api.authentication.unlock, body: { unlockToken: 'x', clientId } },
  { name: 'update', route: api.profile.update, body: { user: { firstName: 'Changé' } } },
  { name: 'reportError', route: api.support.reportError, body: { message: 'm', stack: 's', path: '/' } },
]

const extraFields: readonly string[] = [
  'id',
  'userId',
  'isAdministrator',
  'passwordHash',
  'createdAt',
  'avatarUrl',
  'locale',
  'role',
  'roles',
  'offers',
  'impersonatorId',
  'sessionId',
  'lockedUntil',
  'failures',
  'placeId',
  'peopleLimit',
  'expiresIn',
  'phoneVerified',
  'memberships',
  'constructor',
]

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startDemoServer()
  token = (await signIn(server, { name: 'admin' })).accessToken
})
afterAll(() => server.close())

const people = async () => JSON.stringify(await server.platform.db.select().from(users).orderBy(users.id))

describe('a write', () => {
  it('is listed here, whatever the area', () => {
    const bodies = Object.values(api).flatMap((table) => Object.values<Route>(table).filter((route) => route.body))

    expect(new Set(writes.map(({ route }) => route))).toEqual(new Set(bodies))
  })

  it.each(writes)(
    'of $name refuses twenty fields that are none of its own, and stores nothing',
    async ({ route, body }) => {
      const before = await people()
      for (const field of extraFields) {
        const extra = { [field]: true }
        const bodies = [
          { ...body, ...extra },
          ...(body.user ? [{ ...body, user: Object.assign({}, body.user, extra) }] : []),
        ]
        for (const sent of bodies) {
          if (JSON.stringify(sent) === JSON.stringify(body)) continue
          expect(await refusalOf(await requestRoute(server.app, route, { token, body: sent }))).toMatchObject({
            status: 422,
            code: 'invalid_value',
          })
        }
      }
      expect(await people()).toBe(before)
    },
  )
})
