/** Who must act before a new attempt to collect; `none` = there is never one. */
export const retries = [
  /** The owner enters other account details. */
  'newAccount',
  /** The owner signs again. */
  'newMandate',
  /** The owner retries, once the bank has unblocked the account. */
  'onceReleased',
  /** The owner retries, once the bank permits the creditor. */
  'onceAllowed',
  'ownerAsks',
  /** The server retries, once. */
  'onceAutomatically',
  /** The manager corrects its data first. */
  'afterOurFix',
  'none',
] as const
export type Retry = (typeof retries)[number]

/** The text that the debtor reads, under `reasons` of the texts of payments. */
export const reasonSentences = [
  'unknownIban',
  'unknownAccount',
  'accountClosed',
  'noDebits',
  'accountBlocked',
  'unknownMandate',
  'unknownAgreement',
  'agreementRevoked',
  'wrongCurrency',
  'wrongName',
  'refunded',
  'refusedByDebtor',
  'stoppedByDebtor',
  'filtered',
  'notExecuted',
  'noFunds',
  'notCleared',
  'duplicate',
  'noReason',
  'ourFault',
] as const
export type ReasonSentence = (typeof reasonSentences)[number]

/** The meaning of a bank's refusal. `sentence` is `null` when nobody is notified. */
export type BankReason = {
  readonly mandate: 'suspend' | 'keep' | 'staffEnd'
  readonly retry: Retry
  readonly sentence: ReasonSentence | null
}

const newIban = { mandate: 'suspend', retry: 'newAccount' } as const
const stopped = { mandate: 'suspend', retry: 'none' } as const
const ours = { mandate: 'keep', retry: 'afterOurFix', sentence: 'ourFault' } as const
const ended = { mandate: 'staffEnd', retry: 'none', sentence: null } as const
const noReason = { mandate: 'keep', retry: 'onceAutomatically', sentence: 'noReason' } as const

const sepaReasons = {
  AC01: { ...newIban, sentence: 'unknownIban' },
  RC01: { ...newIban, sentence: 'unknownIban' },
  RR01: { ...newIban, sentence: 'unknownIban' },
  AC04: { ...newIban, sentence: 'accountClosed' },
  AG01: { ...newIban, sentence: 'noDebits' },
  DNOR: { ...newIban, sentence: 'noDebits' },
  AC06: { mandate: 'suspend', retry: 'onceReleased', sentence: 'accountBlocked' },
  MD01: { mandate: 'suspend', retry: 'newMandate', sentence: 'unknownMandate' },
  MD06: { ...stopped, sentence: 'refunded' },
  MS02: { mandate: 'suspend', retry: 'ownerAsks', sentence: 'refusedByDebtor' },
  SL01: { mandate: 'suspend', retry: 'onceAllowed', sentence: 'filtered' },
  RR04: { ...stopped, sentence: 'notExecuted' },
  MD07: ended,
  AM04: { mandate: 'keep', retry: 'ownerAsks', sentence: 'noFunds' },
  AM05: { mandate: 'keep', retry: 'none', sentence: 'duplicate' },
  MS03: noReason,
  AC13: ours,
  AG02: ours,
  BE05: ours,
  CNOR: ours,
  FF01: ours,
  MD02: ours,
  RR02: ours,
  RR03: ours,
} as const satisfies Readonly<Record<string, BankReason>>

const newAccount = { mandate: 'suspend', retry: 'newAccount' } as const
const newAgreement = { mandate: 'suspend', retry: 'newMandate', sentence: 'unknownAgreement' } as const
const revoked = { mandate: 'suspend', retry: 'newMandate', sentence: 'agreementRevoked' } as const

/** Codes of Payments Canada, standard 005. */
const canadianReasons = {
  '900': ours,
  '901': { mandate: 'keep', retry: 'onceAutomatically', sentence: 'noFunds' },
  '902': { ...newAccount, sentence: 'unknownAccount' },
  '903': { mandate: 'suspend', retry: 'ownerAsks', sentence: 'stoppedByDebtor' },
  '905': { ...newAccount, sentence: 'accountClosed' },
  '907': { ...newAccount, sentence: 'noDebits' },
  '908': { mandate: 'keep', retry: 'onceAutomatically', sentence: 'notCleared' },
  '909': { ...newAccount, sentence: 'wrongCurrency' },
  '910': ended,
  '911': { mandate: 'suspend', retry: 'onceReleased', sentence: 'accountBlocked' },
  '912': { ...newAccount, sentence: 'unknownAccount' },
  '914': { ...newAccount, sentence: 'wrongName' },
  '915': newAgreement,
  '916': newAgreement,
  '917': revoked,
  '918': ours,
  '919': newAgreement,
  '920': revoked,
  '921': ours,
  '990': ended,
} as const satisfies Readonly<Record<string, BankReason>>

export const bankReasons: Readonly<Record<string, BankReason>> = { ...sepaReasons, ...canadianReasons }

type Circumstances = {
  /** Whether money that had arrived was taken back at the debtor's request. */
  readonly isRefund?: boolean
  /** Whether the previous collection of the mandate was also refused without a reason. */
  readonly isRepeated?: boolean
}

/** The meaning of a bank code; unknown and missing codes are read as MS03, which gives no reason. */
export function bankReason(
  code: string | null,
  { isRefund = false, isRepeated = false }: Circumstances = {},
): BankReason {
  const known = code !== null && Object.hasOwn(bankReasons, code) ? bankReasons[code] : undefined
  if (code === 'MD01' && isRefund) return { mandate: 'staffEnd', retry: 'newMandate', sentence: 'unknownMandate' }
  if (!known || known === noReason) return isRepeated ? { ...stopped, sentence: 'noReason' } : noReason
  return known
}
