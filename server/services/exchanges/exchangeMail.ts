import { z } from 'zod'
import { topicOfType } from '#contract/notifications.ts'
import { offerCode } from '#contract/offers.ts'
import { declareJob } from '#server/platform/jobs/job.ts'
import { findAddressees } from '#server/services/notifications/addressees.store.ts'
import { type ExchangeSource, exchangeType } from './exchange.ts'
import { mailExchanges } from './mailExchanges.ts'

/** Mails one person immediately what they have not read of one exchange. */
export const exchangeMail = declareJob({
  kind: 'the mail of an exchange',
  queue: 'exchanges',
  // Jobs of earlier releases have no person.
  data: z.object({ id: z.uuid(), userId: z.optional(z.uuid()), type: exchangeType, offer: offerCode }),
  oneAtATime: ({ id, userId }) => userId ?? id,
})

export const exchangeMailBy = (sources: readonly ExchangeSource[]) =>
  exchangeMail.doneBy(async ({ platform, sites }, { id, type, offer }) => {
    const filter = { topic: topicOfType[type], offer, channel: 'email' } as const
    const told = await findAddressees(platform.db, [id], filter)
    await mailExchanges({ ...platform, urlOf: sites.urlOf }, sources, {
      offer,
      told: told.map((one) => ({ ...one, type })),
    })
  })
