import { inboundMailsPath, replyDays } from '#contract/inboundMails.ts'
import { defineArea } from '#server/defineArea.ts'
import { digestBy, planDigests } from './digests.ts'
import type { ExchangeSource } from './exchange.ts'
import { exchangeMailBy } from './exchangeMail.ts'
import { findOwnExchanges, forgetExchanges } from './exchangeMails.store.ts'
import { type TakeMail, takeInboundMail } from './takeMail.ts'

const day = 24 * 3_600_000

/** E-mails with messages and posts, sent immediately or together, and replies to them. */
export const exchangesService = (sources: readonly ExchangeSource[], takeMail: TakeMail) =>
  defineArea({
    routes: [{ mount: (app) => app.post(inboundMailsPath, takeInboundMail(takeMail)) }],
    ownData: findOwnExchanges,
    jobs: {
      kinds: [exchangeMailBy(sources), digestBy(sources)],
      hourly: [{ what: 'the plan of digests', run: planDigests }],
      cleanUp: ({ db, now }) => forgetExchanges(db, new Date(now().getTime() - 2 * replyDays * day)),
    },
  })
