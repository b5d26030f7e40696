import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { NotificationType } from '#contract/notifications.ts'
import { offers } from '#offers/offers.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoEmail } from '#server/demo/demoPeople.ts'
import type { Ctx } from '#server/platform/context.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { notificationSwitches } from '#server/services/notifications/notificationSwitches.tables.ts'
import { notifications } from '#server/services/notifications/notifications.tables.ts'
import { type News, notify } from '#server/services/notifications/notify.ts'
import { demoName, demoPlace } from '#tests/support/demoNames.ts'
import { signIn } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { openStream } from '#tests/support/server/liveClient.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'
import { verbContext } from '#tests/support/server/verbContext.ts'

let server: TestServer
let ctx: Ctx
beforeAll(async () => {
  server = await startDemoServer()
  ctx = verbContext(server)
})
afterAll(() => server.close())
beforeEach(() => server.platform.db.delete(notificationSwitches))

const person = (name: string) => demoId(`person ${name}`)
const placeId = demoId('place tilleuls')
const news = (recipients: readonly string[], changes: Partial<News> = {}): News => ({
  type: 'report',
  recipients: recipients.map(person),
  placeId,
  title: 'Vitre brisée au rez-de-chaussée',
  author: demoName('bailleur'),
  path: '/immeuble',
  ...changes,
})
const tell = async (told: News) => {
  await server.platform.db.transaction((tx) => notify(tx, ctx, told))
  await server.drain()
}
const mailsAbout = (title: string) => server.outbox.mails().filter(({ text }) => text.includes(title))

describe('notifying people', () => {
  it('writes a row for each, reaches their open pages and sends a mail in the words of the brand', async () => {
    const stream = await openStream(server, { token: (await signIn(server)).accessToken })
    await tell(news(['coproprietaire', 'president', 'coproprietaire']))

    const { subjectId, topic } = (await stream.nextChange()) ?? {}
    expect(topic).toBe('notifications')
    const [row] = await server.platform.db
      .select()
      .from(notifications)
      .where(eq(notifications.id, subjectId ?? ''))
    expect(row).toMatchObject({ userId: person('coproprietaire'), type: 'report', readAt: null, isHighlighted: false })
    await stream.leave()

    const mails = mailsAbout('Vitre brisée')
    expect(mails.map(({ to }) => to).toSorted()).toEqual([demoEmail('coproprietaire'), demoEmail('president')])
    expect(mails[0]?.subject).toBe(
      `${offers.ESE.brandName}\u00a0: ${demoName('bailleur')} a signalé «\u00a0Vitre brisée au rez-de-chaussée\u00a0»`,
    )
    for (const body of [mails[0]?.text, mails[0]?.html]) {
      expect(body).toContain('http://localhost:3000/immeuble')
      expect(body).toContain('http://localhost:3000/preferences/notifications')
      expect(body).toContain(demoPlace('tilleuls').name)
    }
    expect(mails[0]?.html).toContain('<a href="http://localhost:3000/preferences/notifications"')
  })

  it('mails nobody who switched mails off, and about the forum only people who switched them on', async () => {
    const set = (name: string, topic: string, isOn: boolean) =>
      server.platform.db.insert(notificationSwitches).values({ userId: person(name), topic, channel: 'email', isOn })
    await set('president', 'report', false)
    await set('conseil', 'forum', true)
    const about = async (type: NotificationType, title: string) => {
      await tell(news(['president', 'conseil', 'sans-mot-de-passe'], { type, title }))
      return mailsAbout(title).map(({ to }) => to)
    }
    expect(await about('resolved_report', 'Vitre remplacée')).toEqual([demoEmail('conseil')])
    expect(await about('post', 'Fête des voisins')).toEqual([demoEmail('conseil')])
    expect((await about('notification', 'Coupure d’eau')).toSorted()).toEqual([
      demoEmail('conseil'),
      demoEmail('president'),
    ])
  })

  it('mails what is obligatory to everybody, and offers no switch for it', async () => {
    const userId = person('president')
    await server.platform.db
      .insert(notificationSwitches)
      .values({ userId, topic: 'building_news', channel: 'email', isOn: false })
    await tell(
      news(['president', 'sans-mot-de-passe'], { type: 'notification', title: 'À garder', isObligatory: true }),
    )
    const mails = mailsAbout('À garder')
    expect(mails.map(({ to }) => to).toSorted()).toEqual([demoEmail('president'), demoEmail('sans-mot-de-passe')])
    for (const { text } of mails) {
      expect(text).not.toContain('/preferences/notifications')
      expect(text).toContain('quels que soient vos réglages')
    }
  })

  it('writes in the reader’s language, with titles as plain text', async () => {
    const reader = demoId('person vqc')
    await server.platform.db.update(users).set({ locale: 'en-CA' }).where(eq(users.id, reader))
    const canada = { ...ctx, offer: offers.VQC }
    const title = '<b>Snow</b>\nremoval'
    await server.platform.db.transaction((tx) =>
      notify(tx, canada, news(['vqc'], { type: 'notification', title, author: null, placeId: null, path: null })),
    )
    await server.drain()
    const [mail] = mailsAbout('Snow')
    expect(mail).toMatchObject({ locale: 'en-CA', to: demoEmail('vqc') })
    expect(mail?.subject).toBe(`${offers.VQC.brandName}: <b>Snow</b> removal`)
    expect(mail?.html).toContain('&lt;b&gt;Snow&lt;/b&gt; removal')
    expect(mail?.text).toContain('http://vqc.localhost:3000/activite')
  })

  it('ends a sentence once, whatever its last character', async () => {
    for (const [title, end] of [
      ['Réunion à 6:30 p.m.', 'p.m.'],
      ['Un compost ?', 'compost ?'],
      ['Chauffage en service', 'en service.'],
    ] as const) {
      await tell(news(['president'], { type: 'notification', title, author: null }))
      const [mail] = mailsAbout(title)
      expect(mail?.text.split('\n\n')[2]?.endsWith(end)).toBe(true)
      expect(mail?.text).not.toContain(`${end}.`)
    }
  })

  it('sends nothing when the transaction rolls back', async () => {
    const change = server.platform.db.transaction(async (tx) => {
      await notify(tx, ctx, news(['president'], { title: 'Jamais arrivé' }))
      throw new Error('refused after all')
    })
    await expect(change).rejects.toThrow('refused after all')
    await server.drain()
    expect(mailsAbout('Jamais arrivé')).toEqual([])
    const rows = await server.platform.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.title, 'Jamais arrivé')))
    expect(rows).toEqual([])
  })

  it('waits for a slow transaction before it sends', async () => {
    let commit = () => {}
    const held = new Promise<void>((resolve) => {
      commit = resolve
    })
    const change = server.platform.db.transaction(async (tx) => {
      await notify(tx, ctx, news(['president'], { title: 'Après validation' }))
      await held
    })
    // On the embedded database the drain waits for the transaction; on PostgreSQL it finds no job yet.
    const early = server.drain()
    expect(mailsAbout('Après validation')).toEqual([])
    commit()
    await change
    await early
    await server.drain()
    expect(mailsAbout('Après validation')).toHaveLength(1)
  })
})
