import * as z from 'zod/mini'
import type { OfferCode } from '#contract/offers.ts'

const count = z.int().check(z.minimum(1))

export const accountSettingsSchema = z.strictObject({
  /** Days before a call for funds is due on which its owners are told. */
  callNoticeDays: count,
})
export type AccountSettings = z.output<typeof accountSettingsSchema>

const usual: AccountSettings = { callNoticeDays: 14 }

/** The rules of accounts in each offer, which only the server reads. */
export const accountSettings: Readonly<Record<OfferCode, AccountSettings>> = {
  ESE: accountSettingsSchema.parse(usual),
  VSY: accountSettingsSchema.parse(usual),
  DIR: accountSettingsSchema.parse(usual),
  ECO: accountSettingsSchema.parse(usual),
  NEUF: accountSettingsSchema.parse(usual),
  VQC: accountSettingsSchema.parse(usual),
}
