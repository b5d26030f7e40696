import { z } from 'zod'
import { screenPaths } from '#contract/addresses.ts'
import { offerCode } from '#contract/offers.ts'
import { offers } from '#offers/offers.ts'
import { audit } from '#server/platform/audit.store.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { NewJob } from '#server/platform/jobs/job.ts'
import { defineJob } from '#server/platform/jobs/job.ts'
import { newToken, sha256 } from '#server/services/access/tokens.ts'
import { findAccountById } from '#server/services/directory/profile.store.ts'
import { toAuthor } from '#server/services/directory/toAuthor.ts'
import { languageFor } from '#server/services/mails/languageFor.ts'
import { renderContestMail } from '#server/services/mails/renderContestMail.ts'
import { deleteLink, findVoteToTell, insertLink } from './contestLinks.store.ts'
import { castingWayOf } from './toldVote.ts'

/**
 * Mails the owner of a vote that somebody cast it for them, whatever their settings and even before they have an account, with a
 * link that contests it. Nobody keeps the token, so each attempt makes its own link, which is revoked when the mail is not
 * accepted.
 */
export const contestMail = defineJob({
  kind: 'the mail of a vote cast for somebody',
  queue: 'mails',
  data: z.object({ voteId: z.uuid(), offer: offerCode, requestId: z.string() }),
  run: async ({ platform, sites }, { voteId, offer: code, requestId }) => {
    const { db, mailer, now } = platform
    const vote = await findVoteToTell(db, voteId, code, now())
    const person = vote && (await findAccountById(db, vote.voterId))
    if (!vote || !person) return
    const offer = offers[code]
    const [usual = 'fr-FR'] = offer.locales
    const locale = languageFor(offer, person.locale, usual)
    const token = newToken()
    const hash = sha256(token)
    const written = { subjectId: vote.decisionId, actor: null, detail: { voterId: vote.voterId } }
    const ctx = { now, offer, requestId }
    await db.transaction(async (tx) => {
      await insertLink(tx, { hash, voteId, createdAt: now() })
      await audit(tx, ctx, { ...written, action: 'decisions.sendContestLink' })
    })
    const { decisionTitle: title, placeName, castAt } = vote
    const castBy = toAuthor(vote.castBy, locale).displayName
    const told = { title, placeName, castBy, castAt, way: castingWayOf(vote) }
    const link = `${sites.urlOf(code)}${screenPaths.contest}?contest_token=${token}`
    try {
      await mailer.send(renderContestMail({ offer, locale, person, link, ...told }))
    } catch (error) {
      await db.transaction(async (tx) => {
        await deleteLink(tx, hash)
        await audit(tx, ctx, { ...written, action: 'decisions.withdrawContestLink' })
      })
      throw error
    }
  },
})

type Origin = Pick<Ctx, 'offer' | 'requestId'>

/** The job that tells the owner of a vote that somebody cast it for them. */
export const contestMailOf = ({ offer, requestId }: Origin, voteId: string): NewJob =>
  contestMail.of({ voteId, offer: offer.code, requestId })
