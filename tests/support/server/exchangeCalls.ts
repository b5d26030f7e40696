import { afterAll } from 'vitest'
import { type MailRhythm, settingsRoutes } from '#contract/settings.ts'
import { demoEmail } from '#server/demo/demoPeople.ts'
import type { Mail } from '#server/platform/mailer.ts'
import { planDigests } from '#server/services/exchanges/digests.ts'
import { notifications } from '#server/services/notifications/notifications.tables.ts'
import { startDemoServer } from './demoServer.ts'
import type { SignedIn } from './placeWorld.ts'

export const chooseRhythm = (by: SignedIn, mailRhythm: MailRhythm) =>
  by.get(settingsRoutes.updateMailRhythm, { body: { mailRhythm } })
export const wantForumMails = (by: SignedIn) =>
  by.get(settingsRoutes.updateNotificationSetting, { body: { topic: 'forum', channel: 'email', isOn: true } })

/** A demo server whose people have read everything, with a mail server that may refuse. */
export async function startExchanges() {
  const sent: Mail[] = []
  const returned = new Set<Mail>()
  let refusal = ''
  const mailer = {
    send: async (mail: Mail) => {
      if (refusal) throw new Error(refusal)
      sent.push(mail)
    },
  }
  const server = await startDemoServer({ mailer })
  afterAll(() => server.close())
  await server.platform.db.delete(notifications)
  return {
    server,
    refuseMails: (reason: string) => {
      refusal = reason
    },
    /** Does all jobs; returns the mails to a person that it has not returned yet. */
    mailsTo: async (name: string) => {
      await server.drain()
      const own = sent.filter((mail) => mail.to === demoEmail(name) && !returned.has(mail))
      for (const mail of own) returned.add(mail)
      return own
    },
    /** Lets time pass, and plans digests as the hourly work of every process does. */
    passTime: async (milliseconds: number) => {
      server.clock.advance(milliseconds)
      await planDigests(server.platform)
    },
  }
}
