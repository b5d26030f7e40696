import { z } from 'zod'
import { screenPaths } from '#contract/addresses.ts'
import { localeCode, offerCode } from '#contract/offers.ts'
import { offers } from '#offers/offers.ts'
import { defineJob } from '#server/platform/jobs/job.ts'
import { findAccountById } from '#server/services/directory/profile.store.ts'
import { languageFor } from '#server/services/mails/languageFor.ts'
import { renderMail } from '#server/services/mails/renderMail.ts'

const paths = {
  passwordChanged: screenPaths.passwordRequest,
  deletionRequested: screenPaths.account,
} as const

/** Mails the owner of an account about a change to it, in their language, so that they can react if they did not make it. */
export const noticeMail = defineJob({
  kind: 'the notice of a change of account',
  queue: 'mails',
  data: z.object({
    userId: z.uuid(),
    what: z.enum(['passwordChanged', 'deletionRequested']),
    offer: offerCode,
    locale: localeCode,
  }),
  run: async ({ platform: { db, mailer }, sites }, { userId, what, offer: code, locale: atHand }) => {
    const person = await findAccountById(db, userId)
    if (!person) return
    const offer = offers[code]
    const locale = languageFor(offer, person.locale, atHand)
    await mailer.send(renderMail({ kind: what, offer, locale, person, link: sites.urlOf(code) + paths[what] }))
  },
})
