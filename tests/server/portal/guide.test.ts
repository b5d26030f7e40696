import { symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authenticationRoutes } from '#contract/authentication/authentication.ts'
import { fromWire, toWire } from '#contract/case.ts'
import { placeRoutes } from '#contract/places.ts'
import { sessionRoutes, sessionTokens } from '#contract/session.ts'
import { offers } from '#offers/offers.ts'
import { readSteps, runInShell, shows } from '#tests/support/server/followGuide.ts'
import { freePort, makeWorkFolder } from '#tests/support/server/portalProcess.ts'
import { makePostgresDatabase } from '#tests/support/server/postgresDatabase.ts'
import { type SmtpServer, startSmtpServer } from '#tests/support/server/smtpServer.ts'
import { until } from '#tests/support/server/until.ts'

const title = 'From an empty server to the first resident'
const resident = 'ada.martin@courriel.example'
const password = 'Ascenseur-Vert-27!'
const { clientId, signInScope: scope } = offers.ESE
/** This checkout is installed and built already. */
const installation = 'npm ci\nnpm run build\n'
const start = 'node --env-file=portal.env dist/server/main.js\n'

describe(`the chapter “${title}”`, () => {
  let folder: Awaited<ReturnType<typeof makeWorkFolder>>
  let mailServer: SmtpServer
  let removeDatabase = async () => {}
  let stop = async () => {}
  /** The operator's values instead of the examples. */
  let own: readonly (readonly [example: string, value: string])[] = []
  let url = ''
  beforeAll(async () => {
    folder = await makeWorkFolder()
    await symlink(resolve('dist/server'), join(folder.path, 'dist/server'))
    await symlink(resolve('docs'), join(folder.path, 'docs'))
    mailServer = await startSmtpServer()
    const serverUrl = process.env.TEST_DATABASE_URL
    const database = serverUrl ? await makePostgresDatabase(serverUrl) : null
    removeDatabase = async () => database?.remove()
    const port = String(await freePort())
    url = `http://127.0.0.1:${port}`
    own = [
      ['postgres://portal:secret@db.example:5432/portal', database?.url.href ?? ''],
      ['smtps://portal:secret@mail.example:465', mailServer.url],
      ['PORT=3000', `PORT=${port}`],
      ['http://127.0.0.1:3000', url],
    ]
  })
  afterAll(async () => {
    await stop()
    await mailServer.stop()
    await removeDatabase()
    await folder.remove()
  })

  const post = (route: { readonly path: string; readonly method: string }, body: object) =>
    fetch(url + route.path, {
      method: route.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(toWire(body)),
    })

  it('leads from nothing to a resident who sees their building', { timeout: 240_000 }, async () => {
    const steps = await readSteps('docs/operations.md', title)
    expect(steps.map(({ commands }) => commands)).toEqual(expect.arrayContaining([installation, start]))
    const text = steps.map(({ commands }) => commands).join('')
    for (const [example] of own) expect(text).toContain(example)

    for (const { commands, seen } of steps) {
      if (commands === installation) continue
      const mine = own.reduce((filled, [example, value]) => filled.replaceAll(example, value), commands)
      const { child, output, ended } = runInShell(commands === start ? `exec ${mine}` : mine, folder.path)
      const isAsTold = () => seen.every((line) => shows(output(), line))
      if (commands === start) {
        stop = async () => {
          child.kill('SIGTERM')
          await ended
        }
        await until(isAsTold)
        continue
      }
      expect({ commands, code: await ended, output: output() }).toMatchObject({ commands, code: 0 })
      expect({ seen, output: output(), isAsTold: isAsTold() }).toMatchObject({ isAsTold: true })
    }

    const user = { email: resident }
    expect((await post(authenticationRoutes.mailCheck, { user, clientId })).status).toBe(202)
    const mail = () => mailServer.mails().find(({ to }) => to === resident)?.text ?? ''
    await until(() => mail() !== '')
    const link = /https:\/\/portal\.syndic\.example\/mot-de-passe\/activation\?invitation_token=([\w-]+)/.exec(mail())
    const activation = { user: { email: resident, password }, invitationToken: link?.[1], clientId }
    expect((await post(authenticationRoutes.setPassword, activation)).status).toBe(204)
    const signedIn = await post(sessionRoutes.token, {
      grantType: 'password',
      username: resident,
      password,
      clientId,
      scope,
    })
    const { accessToken } = sessionTokens.parse(fromWire(await signedIn.json()))
    const headers = { authorization: `Bearer ${accessToken}` }
    const places = await fetch(url + placeRoutes.mine.path, { headers })
    expect(await places.text()).toContain('Résidence des Ormes')
  })
})
