import { z } from 'zod'
import { localeCode, offerCode } from '#contract/offers.ts'
import { offers } from '#offers/offers.ts'
import type { Ctx } from '#server/platform/context.ts'
import { defineJob, type JobMeans } from '#server/platform/jobs/job.ts'
import { isInvited } from '#server/services/directory/joining.store.ts'
import { findAccountByEmail, findAccountById } from '#server/services/directory/profile.store.ts'
import { mailLink } from './mailLink.ts'

const request = { offer: offerCode, locale: localeCode, requestId: z.string() }
type Origin = Pick<Ctx, 'offer' | 'locale' | 'requestId'>
type Request = z.output<z.ZodObject<typeof request>>
/** The site and the language of the request that caused a link. */
const ctxOf = ({ platform, sites }: JobMeans, { offer, locale, requestId }: Request) => ({
  ...platform,
  urlOf: sites.urlOf,
  offer: offers[offer],
  locale,
  requestId,
})

/** Mails a password-reset link to the account of an address, if there is one. Each attempt makes its own link. */
export const resetMail = defineJob({
  kind: 'the link of a forgotten password',
  queue: 'mails',
  data: z.object({ ...request, email: z.string() }),
  // Kept for less time, because only this job contains an address.
  keptFor: 3 * 24 * 3_600,
  run: async (means, { email, ...asked }) => {
    const account = await findAccountByEmail(means.platform.db, email)
    if (!account?.offers.includes(asked.offer)) return
    // An invited person has no password yet, so they need their activation link.
    await mailLink(ctxOf(means, asked), account, account.passwordHash ? 'reset' : 'activation')
  },
})

/** Mails a link that sets the first password to a person who has none yet, as long as the invitation behind it is open. */
export const activationMail = defineJob({
  kind: 'the link of an activation',
  queue: 'mails',
  data: z.object({ ...request, userId: z.uuid(), invitationId: z.nullable(z.uuid()) }),
  run: async (means, { userId, invitationId, ...asked }) => {
    const { db } = means.platform
    const account = await findAccountById(db, userId)
    if (!account || account.passwordHash) return
    if (invitationId && !(await isInvited(db, invitationId))) return
    await mailLink(ctxOf(means, asked), account, 'activation', invitationId)
  },
})

/** The job that mails an activation link on request. */
export const activationMailTo = ({ offer, locale, requestId }: Origin, userId: string, invitationId?: string) =>
  activationMail.of({ userId, invitationId: invitationId ?? null, offer: offer.code, locale, requestId })

/** Mails the owner of a locked account a link that unlocks it. */
export const unlockMail = defineJob({
  kind: 'the link of a locked account',
  queue: 'mails',
  data: z.object({ ...request, userId: z.uuid() }),
  run: async (means, { userId, ...asked }) => {
    const account = await findAccountById(means.platform.db, userId)
    if (account) await mailLink(ctxOf(means, asked), account, 'unlock')
  },
})
