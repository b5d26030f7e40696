import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { administrationRoutes } from '#contract/administration.ts'
import { authenticationRoutes } from '#contract/authentication/authentication.ts'
import { fromWire, toWire } from '#contract/case.ts'
import { sessionRoutes, sessionTokens } from '#contract/session.ts'
import { offers } from '#offers/offers.ts'
import { runPortalCommand } from '#tests/support/server/portalCommand.ts'
import { makeWorkFolder, startPortal } from '#tests/support/server/portalProcess.ts'
import { makePostgresDatabase } from '#tests/support/server/postgresDatabase.ts'

const email = 'ada@syndic.example'
const password = 'Ascenseur-Vert-27!'
const { clientId, signInScope: scope } = offers.ESE

describe('an administrator created by an operator, on an empty database', () => {
  let folder: Awaited<ReturnType<typeof makeWorkFolder>>
  let env: Readonly<Record<string, string>> = {}
  let remove = async () => {}
  beforeAll(async () => {
    folder = await makeWorkFolder()
    const serverUrl = process.env.TEST_DATABASE_URL
    if (!serverUrl) return
    const made = await makePostgresDatabase(serverUrl)
    remove = made.remove
    env = { DATABASE_URL: made.url.href, DEMO: '1' }
  })
  afterAll(async () => {
    await remove()
    await folder.remove()
  })
  const create = (...args: string[]) =>
    runPortalCommand(folder.path, ['create-admin', '--offer', 'ese', '--name', 'Ada Martin', ...args], env)

  it('is only announced in a dry run', async () => {
    const { code, output } = await create('--email', email, '--dry-run')
    expect(code).toBe(0)
    expect(output).toContain(`Would create the administrator ${email} of ESE`)
    expect(output).not.toContain('http')
    const check = await runPortalCommand(folder.path, ['check'], env)
    expect(check.output).toMatch(/✓ database: (?:none yet|0 migrations)/)
  })

  it('activates the account by the printed link, once, administers the portal, and keeps the password', async () => {
    const { code, output } = await create('--email', 'ADA@Syndic.example')
    expect(code).toBe(0)
    const token = /invitation_token=([\w-]+)/.exec(output)?.[1]
    expect(token).toBeTruthy()

    const portal = await startPortal(folder.path, env)
    try {
      const post = (route: { readonly path: string; readonly method: string }, body: Record<string, unknown>) =>
        fetch(portal.url + route.path, {
          method: route.method,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(toWire(body)),
        })
      const activation = { user: { email, password }, invitationToken: token, clientId }
      expect((await post(authenticationRoutes.setPassword, activation)).ok).toBe(true)
      expect((await post(authenticationRoutes.setPassword, activation)).ok).toBe(false)

      const answer = await post(sessionRoutes.token, {
        grantType: 'password',
        username: email,
        password,
        clientId,
        scope,
      })
      const { accessToken } = sessionTokens.parse(fromWire(await answer.json()))
      const people = await fetch(portal.url + administrationRoutes.people.path, {
        headers: { authorization: `Bearer ${accessToken}` },
      })
      expect(people.status).toBe(200)
    } finally {
      portal.child.kill('SIGTERM')
      await portal.ended
    }

    const again = await create('--email', email)
    expect(again.code).toBe(0)
    expect(again.output).toContain('has a password already')
    expect(again.output).not.toContain('http')
  })
})
