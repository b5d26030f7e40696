import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmationRoutes } from '#contract/confirmations.ts'
import { demoPassword } from '#server/demo/demoPeople.ts'
import { cleanUp } from '#server/housekeeping.ts'
import { requireConfirmation } from '#server/services/access/requireConfirmation.ts'
import { confirmations, sessions } from '#server/services/access/session.tables.ts'
import { refusalOf, signIn, trySignIn } from '#tests/support/server/accountCalls.ts'
import { confirm } from '#tests/support/server/confirmedAs.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { personOf, type SignedIn, signedInAs } from '#tests/support/server/placeWorld.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import { tracesOf } from '#tests/support/server/settingsCalls.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

const tryWith = (by: SignedIn, password: string) =>
  by.call(confirmationRoutes.create, { body: { confirmation: { password } } })

async function sessionOf(name: string) {
  const userId = personOf(name)
  const rows = await server.platform.db.select().from(sessions).where(eq(sessions.userId, userId))
  return rows.map(
    ({ id }) => ({ userId, sessionId: id, offer: 'ESE', isAdministrator: false, impersonatorId: null }) as const,
  )
}
const isConfirmed = async (actor: Awaited<ReturnType<typeof sessionOf>>[number], token: string) => {
  const { db, now } = server.platform
  return requireConfirmation(db, { actor, now }, token).then(
    () => true,
    (error: unknown) => {
      expect(error).toMatchObject({ code: 'confirmation_required' })
      return false
    },
  )
}

describe('retyping the password', () => {
  it('is valid for this person, in this session, for ten minutes', async () => {
    const person = await signedInAs(server, 'coproprietaire')
    await signIn(server, { name: 'coproprietaire' })
    await signIn(server, { name: 'president' })
    let token = ''
    const traces = await tracesOf(server, async () => {
      token = await confirm(person)
    })
    expect(traces.actions).toEqual(['session.confirm'])
    const [stored] = await server.platform.db.select().from(confirmations)
    expect(JSON.stringify(stored)).not.toContain(token)

    const own = await sessionOf('coproprietaire')
    const all = [...own, ...(await sessionOf('president'))]
    const confirmed = await Promise.all(all.map((actor) => isConfirmed(actor, token)))
    expect(confirmed.filter(Boolean)).toHaveLength(1)
    const here = all[confirmed.indexOf(true)]
    if (!here) throw new Error('no session is confirmed')
    expect(here.userId).toBe(personOf('coproprietaire'))
    expect(await isConfirmed(here, 'made-up')).toBe(false)

    server.clock.advance(599_999)
    await cleanUp(server.platform)
    expect(await isConfirmed(here, token)).toBe(true)
    server.clock.advance(1)
    expect(await isConfirmed(here, token)).toBe(false)
    await cleanUp(server.platform)
    expect(await server.platform.db.select().from(confirmations)).toEqual([])
  })

  it('is possible while a stranger has locked the sign-in', async () => {
    const person = await signedInAs(server, 'locataire')
    for (let tried = 0; tried < 5; tried++) await trySignIn(server, { name: 'locataire', password: 'wrong' })
    expect(await refusalOf(await trySignIn(server, { name: 'locataire' }))).toMatchObject({ code: 'account_locked' })
    expect((await tryWith(person, demoPassword)).status).toBe(200)
    expect(await refusalOf(await trySignIn(server, { name: 'locataire' }))).toMatchObject({ code: 'account_locked' })
  })

  it('counts its wrong passwords by session: the sign-in and the other sessions know nothing of them', async () => {
    const person = await signedInAs(server, 'conseil')
    expect(await refusalOf(await tryWith(person, 'wrong 1'))).toMatchObject({ status: 401, remainingTries: 4 })
    expect((await tryWith(person, demoPassword)).status).toBe(200)
    for (const remainingTries of [4, 3, 2]) {
      expect(await refusalOf(await tryWith(person, 'wrong'))).toMatchObject({ remainingTries })
    }
    expect(await refusalOf(await tryWith(person, 'wrong'))).toMatchObject({ code: 'last_attempt_before_lock' })
    expect(await refusalOf(await tryWith(person, 'wrong'))).toMatchObject({ status: 401, code: 'session_locked' })
    expect(await refusalOf(await tryWith(person, demoPassword))).toMatchObject({ code: 'session_locked' })
    expect((await tryWith(await signedInAs(server, 'conseil'), demoPassword)).status).toBe(200)
    expect(await refusalOf(await trySignIn(server, { name: 'conseil', password: 'wrong' }))).toMatchObject({
      remainingTries: 4,
    })
  })

  it('requires a password', async () => {
    const person = await signedInAs(server, 'bailleur')
    expect(await refusalOf(await tryWith(person, ''))).toMatchObject({
      status: 422,
      field: 'confirmation.password',
      fieldCode: 'required',
    })
    const { token } = person
    const anonymous = await requestRoute(server.app, confirmationRoutes.create, {
      body: { confirmation: { password: demoPassword } },
    })
    expect(anonymous.status).toBe(401)
    expect(server.logged()).not.toContain(token)
  })
})
