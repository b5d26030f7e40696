import { defineArea } from '#server/defineArea.ts'
import { digestBy, planDigests } from './digests.ts'
import type { ExchangeSource } from './exchange.ts'
import { exchangeMailBy } from './exchangeMail.ts'
import { findOwnExchanges, forgetExchanges } from './exchangeMails.store.ts'

const day = 24 * 3_600_000

/** E-mails with messages and posts, at once or together, and replies to them. */
export const exchangesService = (sources: readonly ExchangeSource[]) =>
  defineArea({
    routes: [],
    ownData: findOwnExchanges,
    jobs: {
      kinds: [exchangeMailBy(sources), digestBy(sources)],
      hourly: [{ what: 'the plan of digests', run: planDigests }],
      cleanUp: ({ db, now }) => forgetExchanges(db, new Date(now().getTime() - 180 * day)),
    },
  })
