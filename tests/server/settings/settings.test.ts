import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { privateFields } from '#contract/privacySettings.ts'
import { notificationTopics, settingsRoutes as routes } from '#contract/settings.ts'
import { mailingPreferences } from '#server/areas/settings/settings.tables.ts'
import { demoId } from '#server/demo/chance.ts'
import { privacySettings } from '#server/services/directory/privacy.tables.ts'
import { notificationSwitches } from '#server/services/notifications/notificationSwitches.tables.ts'
import { refusalOf, signIn } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import { answerOf, tracesOf } from '#tests/support/server/settingsCalls.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

const userId = demoId('person locataire')
let server: TestServer
let token: string
let neighbour: string
beforeAll(async () => {
  server = await startDemoServer()
  // Some people of the demo have already chosen.
  for (const table of [privacySettings, notificationSwitches, mailingPreferences])
    await server.platform.db.delete(table)
  token = (await signIn(server, { name: 'locataire' })).accessToken
  neighbour = (await signIn(server, { name: 'gardien' })).accessToken
})
afterAll(() => server.close())

const told = [{ topic: 'settings', userId, placeId: null }]
/** The live events of the person's places, because their contact card has changed. */
const toldToContacts = [...told, { topic: 'community', userId: null, placeId: demoId('place tilleuls') }]

describe('privacy', () => {
  const read = (as = token) => answerOf(server, routes.readPrivacy, { token: as })
  const update = (changes: object) =>
    answerOf(server, routes.updatePrivacy, { token, body: { privacySettings: changes } })

  it('hides every field and lets every contact write, until the person chooses otherwise', async () => {
    const settings = await read()

    for (const field of privateFields) expect(settings[field]).toBe('private')
    expect(settings.messagesFrom).toBe('all_contacts')
  })

  it('changes the sent fields, leaves the rest, and belongs to nobody else', async () => {
    const before = await read(neighbour)
    const traces = await tracesOf(server, () => update({ email: 'public' }))

    expect(await update({ messagesFrom: 'board_members' })).toEqual({
      email: 'public',
      phoneNumber: 'private',
      address: 'private',
      birthDate: 'private',
      messagesFrom: 'board_members',
    })
    expect(await update({})).toEqual(await read())
    expect(await read(neighbour)).toEqual(before)
    expect(traces).toMatchObject({ actions: ['settings.updatePrivacy'], events: toldToContacts })
    expect(traces.entries[0]).toMatchObject({ actorId: userId, detail: { fields: ['email'] } })
  })

  it.each([{ email: 'friends' }, { messagesFrom: 'nobody' }, { name: 'public' }, { email: null }])(
    'refuses %j',
    async (changes) => {
      const body = { privacySettings: changes }
      const answer = await requestRoute(server.app, routes.updatePrivacy, { token, body })
      expect(await refusalOf(answer)).toMatchObject({ status: 422 })
    },
  )
})

describe('notification settings', () => {
  const read = () => answerOf(server, routes.readNotificationSettings, { token })
  const move = (topic: string, channel: string, isOn: boolean) =>
    answerOf(server, routes.updateNotificationSetting, { token, body: { topic, channel, isOn } })

  it('send mails about everything except the forum, and no push messages, until the person changes a switch', async () => {
    const { settings } = await read()

    expect(settings.map(({ topic }) => topic)).toEqual(notificationTopics)
    expect(settings.filter(({ email }) => !email).map(({ topic }) => topic)).toEqual(['forum'])
    expect(settings.filter(({ push }) => push)).toEqual([])
  })

  it('change one switch, and store a row only for changed ones', async () => {
    const before = await read()
    const traces = await tracesOf(server, () => move('report', 'email', false))
    await move('forum', 'push', true)
    const { settings } = await move('forum', 'push', true)

    expect(
      settings.filter((setting, index) => JSON.stringify(setting) !== JSON.stringify(before.settings[index])),
    ).toEqual([
      { topic: 'report', email: false, push: false },
      { topic: 'forum', email: false, push: true },
    ])
    expect(await server.platform.db.select().from(notificationSwitches)).toHaveLength(2)
    expect(traces).toMatchObject({ actions: ['settings.updateNotification'], events: told })

    await move('forum', 'push', false)
    expect(await move('report', 'email', true)).toEqual(before)
  })

  it.each([
    ['weather', 'email'],
    ['report', 'fax'],
  ])('refuse the topic %s by %s', async (topic, channel) => {
    const body = { topic, channel, isOn: true }
    expect((await requestRoute(server.app, routes.updateNotificationSetting, { token, body })).status).toBe(422)
  })
})

describe('mailing preferences', () => {
  const read = () => answerOf(server, routes.readMailing, { token })
  const update = (choice: object) =>
    answerOf(server, routes.updateMailing, { token, body: { mailingPreferences: choice } })

  it('are paper until the person chooses', async () => {
    const paper = { callsForFunds: 'paper', generalMeetings: 'paper', otherLetters: 'paper', chosenAt: null }
    expect(await read()).toEqual(paper)
    expect(await update({})).toEqual(paper)
  })

  it('store the choice and its time, with its proof in the audit', async () => {
    const traces = await tracesOf(server, () => update({ callsForFunds: 'electronic' }))
    const first = await read()
    server.clock.advance(60_000)
    const second = await update({ otherLetters: 'electronic' })

    expect(first).toMatchObject({ callsForFunds: 'electronic', generalMeetings: 'paper', otherLetters: 'paper' })
    expect(second).toMatchObject({ callsForFunds: 'electronic', generalMeetings: 'paper', otherLetters: 'electronic' })
    expect(Date.parse(second.chosenAt ?? '') - Date.parse(first.chosenAt ?? '')).toBe(60_000)
    expect(traces).toMatchObject({ actions: ['settings.updateMailing'], events: told })
    expect(traces.entries[0]?.detail).toEqual({ callsForFunds: 'electronic' })
  })
})
