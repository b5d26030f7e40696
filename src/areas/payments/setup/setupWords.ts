import { screenPaths } from '#contract/addresses.ts'
import type { SetupStep } from '#machines/payments/paymentMandate/paymentMandate.setup.ts'

/** The steps in the address. */
export const setupWords = { create: '', sign: 'signature', pay: 'paiement' } as const satisfies Record<
  SetupStep,
  string
>

export const signedPath = `${screenPaths.mandateSetup}?etape=${setupWords.pay}` as const
export const signaturePath = `${screenPaths.mandateSetup}?etape=${setupWords.sign}` as const
