import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import webpush from 'web-push'
import { pushRoutes } from '#contract/push.ts'
import { sessionRoutes } from '#contract/session.ts'
import type { NotificationTopic } from '#contract/settings.ts'
import { settingsRoutes } from '#contract/settings.ts'
import { demoId } from '#server/demo/chance.ts'
import { createPush } from '#server/platform/push.ts'
import { pushSubscriptions } from '#server/services/access/pushSubscriptions.tables.ts'
import { notifications } from '#server/services/notifications/notifications.tables.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { demoName } from '#tests/support/demoNames.ts'
import { refusalOf, signIn } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { passJobTime } from '#tests/support/server/jobTime.ts'
import { type PushService, startPushService } from '#tests/support/server/pushService.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import { answerOf } from '#tests/support/server/settingsCalls.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'
import { verbContext } from '#tests/support/server/verbContext.ts'

const { publicKey, privateKey } = webpush.generateVAPIDKeys()
const subject = 'mailto:portal@syndic.example'
let service: PushService
let server: TestServer
beforeAll(async () => {
  service = await startPushService()
  const services = [service.origin, '*.push.example', 'fcm.example']
  server = await startDemoServer({ push: createPush({ publicKey, privateKey, subject, services }) })
})
afterAll(async () => {
  await server.close()
  await service.stop()
})
beforeEach(async () => {
  service.received.length = 0
  service.answers = 201
  await passJobTime(server.platform.db, 0)
  await server.platform.db.delete(pushSubscriptions)
})

const readDevice = (token: string) => answerOf(server, pushRoutes.read, { token })
const subscribe = (token: string, subscription = service.subscribe()) =>
  requestRoute(server.app, pushRoutes.subscribe, { token, body: { subscription } })
const switchOn = (token: string, topic: NotificationTopic, isOn = true) =>
  answerOf(server, settingsRoutes.updateNotificationSetting, { token, body: { topic, channel: 'push', isOn } })
const tokenOf = async (name: string) => (await signIn(server, { name })).accessToken
async function deviceOf(name: string) {
  const token = await tokenOf(name)
  const subscription = service.subscribe()
  expect((await subscribe(token, subscription)).status).toBe(204)
  await switchOn(token, 'report')
  return { token, endpoint: subscription.endpoint }
}
/** A notification about a report, with details too private for a locked screen. */
const queueNews = (names: readonly string[], path: string | null = '/signalements') => {
  const recipients = names.map((name) => demoId(`person ${name}`))
  const news = {
    placeId: demoId('place tilleuls'),
    title: 'Fuite chez Mme Marchand',
    author: demoName('bailleur'),
    path,
  }
  return server.platform.db.transaction((tx) =>
    notify(tx, verbContext(server), { type: 'report', recipients, ...news }),
  )
}
const tell = async (...args: Parameters<typeof queueNews>) => {
  await queueNews(...args)
  await server.drain()
}

describe('a push notification', () => {
  it('reaches the devices of people whose settings say so, and carries a title and an address only', async () => {
    const president = await deviceOf('president')
    const owner = await deviceOf('coproprietaire')
    await switchOn(owner.token, 'report', false)
    await tell(['president', 'coproprietaire', 'conseil'])

    expect(service.received).toEqual([
      { endpoint: president.endpoint, subject, message: { title: 'Signalement', path: '/signalements' } },
    ])
    await switchOn(owner.token, 'report')
    await tell(['coproprietaire'], null)
    expect(service.received[1]?.message.path).toBe('/activite')
  })

  it('is sent again when the push service is out of order, but not once it has been read', async () => {
    await deviceOf('president')
    service.answers = 503
    await tell(['president'])
    service.answers = 201
    await passJobTime(server.platform.db, 60_000)
    await server.drain()
    expect(service.received).toHaveLength(1)

    await queueNews(['president'])
    await server.platform.db.update(notifications).set({ readAt: new Date() })
    await server.drain()
    expect(service.received).toHaveLength(1)
  })

  it.each([404, 410])('ends a subscription for which the push service answers %s', async (status) => {
    const { token } = await deviceOf('president')
    service.answers = status
    await tell(['president'])
    expect(await readDevice(token)).toEqual({ publicKey, isSubscribed: false, isAnotherSubscribed: false })
  })

  it('follows no redirect', async () => {
    await deviceOf('president')
    service.answers = 307
    await tell(['president'])
    service.answers = 201
    expect(service.received).toEqual([])
  })

  it('can be tried, in the language of the person', async () => {
    const { token } = await deviceOf('president')
    expect((await requestRoute(server.app, pushRoutes.test, { token })).status).toBe(204)
    await server.drain()
    const path = '/preferences/notifications'
    expect(service.received).toMatchObject([
      { message: { title: 'Les notifications du portail arrivent sur cet appareil', path } },
    ])
    const another = await tokenOf('president')
    expect((await requestRoute(server.app, pushRoutes.test, { token: another })).status).toBe(404)
  })
})

describe('a subscription', () => {
  it('ends with the session, or when the person wishes', async () => {
    const gone = await deviceOf('president')
    await requestRoute(server.app, sessionRoutes.revoke, { token: gone.token })
    const { token } = await deviceOf('president')
    expect((await requestRoute(server.app, pushRoutes.unsubscribe, { token })).status).toBe(204)
    expect(await readDevice(token)).toEqual({ publicKey, isSubscribed: false, isAnotherSubscribed: false })
    await tell(['president'])
    expect(service.received).toEqual([])
  })

  it('is known to the person’s other devices until its session ends, and to nobody else', async () => {
    const { token } = await deviceOf('president')
    const [another, stranger] = [await tokenOf('president'), await tokenOf('coproprietaire')]
    const isAnotherSubscribed = async (reader: string) => (await readDevice(reader)).isAnotherSubscribed
    expect(await Promise.all([another, token, stranger].map(isAnotherSubscribed))).toEqual([true, false, false])

    await requestRoute(server.app, sessionRoutes.revoke, { token })
    expect(await isAnotherSubscribed(another)).toBe(false)
  })

  it('belongs to the last person who subscribed in a browser', async () => {
    const shared = service.subscribe()
    const first = await tokenOf('president')
    const second = await tokenOf('coproprietaire')
    for (const token of [first, second]) {
      await switchOn(token, 'report')
      expect((await subscribe(token, shared)).status).toBe(204)
    }
    expect((await readDevice(first)).isSubscribed).toBe(false)
    await tell(['president'])
    expect(service.received).toEqual([])
  })

  it.each([
    'http://fcm.example/x',
    'https://fcm.example:8443/x',
    'https://user:secret@fcm.example/x',
    'https://evil.example/x',
    'https://push.example.evil.example/x',
    'https://127.0.0.1/x',
    'https://localhost/x',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/x',
    'file:///etc/passwd',
  ])('is refused at %s', async (endpoint) => {
    const answer = await subscribe(await tokenOf('president'), { ...service.subscribe(), endpoint })
    expect(await refusalOf(answer)).toMatchObject({ status: 422, field: 'subscription.endpoint' })
  })

  it.each(['https://fcm.example/x', 'https://web.push.example/x'])('is accepted at %s', async (endpoint) => {
    const answer = await subscribe(await tokenOf('president'), { ...service.subscribe(), endpoint })
    expect(answer.status).toBe(204)
  })

  it('is not offered without keys', async () => {
    const silent = await startDemoServer()
    const { accessToken: token } = await signIn(silent)
    const nothing = { publicKey: null, isSubscribed: false, isAnotherSubscribed: false }
    expect(await answerOf(silent, pushRoutes.read, { token })).toEqual(nothing)
    const answer = await requestRoute(silent.app, pushRoutes.subscribe, {
      token,
      body: { subscription: service.subscribe() },
    })
    expect(answer.status).toBe(404)
    await silent.close()
  })
})
