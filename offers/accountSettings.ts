import type { ReminderDays } from '#contract/accounts/reminders.ts'
import type { OfferCode } from '#contract/offers.ts'

type AccountSettings = {
  /** Days before a call for funds is due on which its owners are told. */
  readonly callNoticeDays: number
  /** Days without a movement on any bank account after which what they hold counts as out of date. */
  readonly stalledDays: number
  /** Days since the oldest unpaid debt of a co-owner fell due, after which each reminder is called for. */
  readonly reminderDays: ReminderDays
}

const usual: AccountSettings = {
  callNoticeDays: 14,
  stalledDays: 45,
  // General knowledge: no text sets these days.
  reminderDays: { first: 15, second: 30, formalNotice: 45 },
}

/** The rules of accounts in each offer, which only the server reads. */
export const accountSettings: Readonly<Record<OfferCode, AccountSettings>> = {
  ESE: usual,
  VSY: usual,
  DIR: usual,
  ECO: usual,
  NEUF: usual,
  VQC: usual,
}
