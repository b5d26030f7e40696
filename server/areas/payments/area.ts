import { mandateRoutes } from '#contract/payments/mandates.ts'
import { defineArea } from '#server/defineArea.ts'
import { served } from '#server/platform/serve.ts'
import { chooseKind, dropMandate, revokeMandate } from './mandates/changeMandate.ts'
import { deleteOldCodes, findOwnMandates } from './mandates/mandates.store.ts'
import { checkMandate, readMandate } from './mandates/readMandate.ts'
import { sealAccountsAnew } from './mandates/sealAccountsAnew.ts'
import { sendCode } from './mandates/sendCode.ts'
import { signedMandate } from './mandates/signedMandate.ts'
import { signMandate } from './mandates/signMandate.ts'
import { writeMandate } from './mandates/writeMandate.ts'

const aDay = 24 * 3_600_000

/** Paying by mandate: what owners sign and what is collected. */
export const paymentsArea = defineArea({
  routes: [
    served(mandateRoutes, {
      check: checkMandate,
      read: readMandate,
      write: writeMandate,
      drop: dropMandate,
      sendCode,
      sign: signMandate,
      choose: chooseKind,
      revoke: revokeMandate,
    }),
    signedMandate,
  ],
  ownData: findOwnMandates,
  jobs: { cleanUp: ({ db, now }) => deleteOldCodes(db, new Date(now().getTime() - aDay)) },
  sealAnew: sealAccountsAnew,
  seed: () => import('./demo/seedPayments.ts'),
})
