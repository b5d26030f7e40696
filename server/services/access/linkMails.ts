import { z } from 'zod'
import { localeCode, offerCode } from '#contract/offers.ts'
import { offers } from '#offers/offers.ts'
import { defineJob, type JobMeans } from '#server/platform/jobs/job.ts'
import { findAccountByEmail, findAccountById } from '#server/services/directory/profile.store.ts'
import { mailLink } from './sendLink.ts'

const request = { offer: offerCode, locale: localeCode, requestId: z.string() }
type Request = z.output<z.ZodObject<typeof request>>
/** The site and the language of the request that has caused a link. */
const ctxOf = ({ platform, sites }: JobMeans, { offer, locale, requestId }: Request) => ({
  ...platform,
  urlOf: sites.urlOf,
  offer: offers[offer],
  locale,
  requestId,
})

/** Mails a link that resets the password of the account of an address, if there is one. Each try makes a link of its own. */
export const resetMail = defineJob({
  kind: 'the link of a forgotten password',
  queue: 'mails',
  data: z.object({ ...request, email: z.string() }),
  run: async (means, { email, ...asked }) => {
    const account = await findAccountByEmail(means.platform.db, email)
    if (!account?.offers.includes(asked.offer)) return
    // An invited person has no password yet, so they need their activation link.
    await mailLink(ctxOf(means, asked), account, account.passwordHash ? 'reset' : 'activation')
  },
})

/** Mails the owner of a locked account a link that opens it. */
export const unlockMail = defineJob({
  kind: 'the link of a locked account',
  queue: 'mails',
  data: z.object({ ...request, userId: z.uuid() }),
  run: async (means, { userId, ...asked }) => {
    const account = await findAccountById(means.platform.db, userId)
    if (account) await mailLink(ctxOf(means, asked), account, 'unlock')
  },
})
