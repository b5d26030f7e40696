import * as z from 'zod/mini'
import { toAddressLine } from '../addressLine.ts'
import { placeParams } from '../places.ts'
import { saying } from '../problems.ts'
import { route } from '../route.ts'
import { opaqueText, requiredText } from '../text.ts'

/** How debits are made: under a SEPA mandate, or a pre-authorised debit agreement (Payments Canada, rule H1). */
const debitScheme = z.enum(['sepa', 'pad'])
export type DebitScheme = z.output<typeof debitScheme>

/** What a mandate pays: each payment on demand, every call on its day, or only calls for usual charges. */
export const mandateKinds = ['manual', 'auto', 'auto_usual'] as const
const mandateKind = z.enum(mandateKinds)
export type MandateKind = z.output<typeof mandateKind>

/** The states of the specification (§4); `out_of_slot` only depends on the clock, and overrides the others. */
const mandateState = z.enum([
  'unavailable',
  'create_money_order',
  'unsigned',
  ...mandateKinds,
  'suspended',
  'out_of_slot',
])
type MandateState = z.output<typeof mandateState>
/** A state of the mandate's lifecycle. */
export type MandateLife = Exclude<MandateState, 'out_of_slot'>

/**
 * Why a mandate is suspended: the bank or its holder opposes debits; the bank rejects the account or the mandate, so only a new
 * mandate pays; or it was unused for too long.
 */
export const suspensionReasons = ['opposed', 'unusable', 'expired'] as const
export const suspensionReason = z.enum(suspensionReasons)
export type SuspensionReason = z.output<typeof suspensionReason>

/** The version of the text that a person agrees to by signing; each text has its own (locales/…/server/mandates.ts). */
export const consentVersion = '2026-11'

/** Signature codes: number of digits, tries, minutes of validity, codes per hour, and seconds between two codes. */
export const signatureCodes = { digits: 6, tries: 5, minutes: 10, anHour: 3, secondsBetween: 30 } as const

/** How mandates are signed here: with a code of the portal, or at a provider. */
const signingWay = z.enum(['code', 'provider'])
export type SigningWay = z.output<typeof signingWay>

const moneyOrderCheck = z.object({
  state: mandateState,
  scheme: debitScheme,
  signing: signingWay,
  suspension: z.nullable(suspensionReason),
  /** When setup and payment open again, outside opening hours. */
  reopensAt: z.nullable(z.iso.datetime()),
})

/** An address in parts (specification §3: number, street, zipCode, city, country). */
const addressParts = z.strictObject({
  number: z._default(z.string().check(z.trim(), z.maxLength(10, saying('too_long'))), ''),
  street: requiredText(70),
  /** In the offer's own country, it follows the pattern of the offer. */
  zipCode: requiredText(12),
  city: requiredText(70),
  country: z.string(saying('required')).check(z.regex(/^[A-Z]{2}$/, saying('invalid'))),
})

export const moneyOrder = z.object({
  /** The reference of the mandate, unique per creditor. */
  rum: z.string(),
  kind: mandateKind,
  ownerName: z.string(),
  address: z.object(addressParts.shape),
  /** The account with its middle left out: `FR76 •••• 0189`. */
  iban: z.string(),
  /** The mobile number with its middle left out, for codes. */
  mobile: z.string(),
  createdAt: z.iso.datetime(),
  signedAt: z.nullable(z.iso.datetime()),
})
export type MoneyOrder = z.output<typeof moneyOrder>

/** An address of parts in one line: in Canada, a comma follows the number. */
export function holderAddress({ number, street, zipCode, city, country }: MoneyOrder['address']): string {
  const first = [number, street].filter(Boolean).join(country === 'CA' ? ', ' : ' ')
  return toAddressLine({ street: first, zipCode, city })
}

/** A code that was sent and is still valid. */
const sentCode = z.object({
  /** The mobile number with its middle left out. */
  sentTo: z.string(),
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Seconds until it expires, by the server's clock. */
  secondsLeft: z.int(),
  triesLeft: z.int(),
  /** How many more codes may be sent within the hour. */
  codesLeft: z.int(),
})
export type SentCode = z.output<typeof sentCode>

const ownMoneyOrder = z.object({
  /** The mandate in force, or suspended. */
  current: z.nullable(moneyOrder),
  /**
   * The mandate that waits to be signed: the first one, or one with new account details. The current one stays in force until
   * then.
   */
  unsigned: z.nullable(moneyOrder),
  /** The code that can sign it; `null` = none was sent, or none is valid any more. */
  code: z.nullable(sentCode),
  /** The creditor; `null` = online payment is not offered. */
  creditor: z.nullable(z.object({ name: z.string(), address: z.string(), identifier: z.string() })),
})

/** As typed, and longer than any account; the rules of the offer parse it (accountDetails.ts). */
const typedAccountPart = z.optional(z.string().check(z.maxLength(100, saying('too_long'))))

/** An omitted account or mobile number stays as in the mandate that waits for a signature. */
const newMoneyOrder = z.strictObject({
  kind: mandateKind,
  ownerName: requiredText(70),
  address: addressParts,
  iban: typedAccountPart,
  bic: typedAccountPart,
  institution: typedAccountPart,
  transit: typedAccountPart,
  account: typedAccountPart,
  /** A mobile number of the offer's countries, as typed. */
  mobile: z.optional(requiredText(30)),
  /** Whether the person has confirmed that the number is right (specification §5). */
  isMobileRight: z.boolean().check(z.refine((isRight) => isRight, saying('required'))),
})

export const mandateRoutes = {
  check: route({
    method: 'get',
    path: '/v1/places/:placeId/money_order_check',
    access: 'person',
    permission: 'payment.make',
    summary: 'What the person can do about paying by mandate in a place',
    params: placeParams,
    status: 200,
    answer: moneyOrderCheck,
    refusals: ['not_found'],
  }),
  read: route({
    method: 'get',
    path: '/v1/places/:placeId/money_order',
    access: 'person',
    permission: 'payment.make',
    summary: 'The mandate of the person, the one that waits for their signature, and who collects',
    params: placeParams,
    status: 200,
    answer: ownMoneyOrder,
    refusals: ['not_found'],
  }),
  write: route({
    method: 'put',
    path: '/v1/places/:placeId/money_order',
    access: 'person',
    permission: 'payment.make',
    summary:
      'Creates a mandate to sign, or writes anew the one that waits; a mandate in force holds until the new one is signed',
    params: placeParams,
    body: z.strictObject({ moneyOrder: newMoneyOrder }),
    status: 204,
    answer: z.undefined(),
    refusals: ['not_found', 'action_not_possible', 'out_of_slot'],
  }),
  drop: route({
    method: 'delete',
    path: '/v1/places/:placeId/money_order/unsigned',
    access: 'person',
    permission: 'payment.make',
    summary: 'Forgets the mandate that waits for a signature',
    params: placeParams,
    status: 204,
    answer: z.undefined(),
    refusals: ['not_found', 'action_not_possible'],
  }),
  sendCode: route({
    method: 'post',
    path: '/v1/places/:placeId/money_order/signature_codes',
    access: 'person',
    permission: 'payment.make',
    summary: 'Sends a signature code to the mobile number of the mandate; an earlier code is void',
    params: placeParams,
    status: 200,
    answer: sentCode,
    refusals: ['not_found', 'action_not_possible', 'out_of_slot', 'provider_unavailable'],
  }),
  sign: route({
    method: 'post',
    path: '/v1/places/:placeId/money_order/signature',
    access: 'person',
    permission: 'payment.make',
    summary: 'Signs the mandate by the code of the text message',
    params: placeParams,
    body: z.strictObject({
      signature: z.strictObject({
        code: z.string(saying('required')).check(
          z.overwrite((typed) => typed.replace(/\s/g, '')),
          z.minLength(1, { ...saying('required'), abort: true }),
          z.regex(/^\d{6}$/, saying('invalid')),
        ),
        /** The version of the text that was shown. */
        consent: opaqueText(20),
      }),
    }),
    status: 204,
    answer: z.undefined(),
    refusals: ['not_found', 'action_not_possible', 'out_of_slot', 'code_expired'],
  }),
  choose: route({
    method: 'patch',
    path: '/v1/places/:placeId/money_order',
    access: 'person',
    permission: 'payment.make',
    summary: 'Changes what the mandate pays: each time on demand, every call, or usual charges only',
    params: placeParams,
    body: z.strictObject({ moneyOrder: z.strictObject({ kind: mandateKind, confirmationToken: opaqueText(100) }) }),
    status: 204,
    answer: z.undefined(),
    refusals: ['not_found', 'action_not_possible', 'out_of_slot', 'confirmation_required'],
  }),
  revoke: route({
    method: 'delete',
    path: '/v1/places/:placeId/money_order',
    access: 'person',
    permission: 'payment.make',
    summary: 'Ends the mandate of the person: nothing more is collected under it',
    params: placeParams,
    status: 204,
    answer: z.undefined(),
    refusals: ['not_found', 'action_not_possible'],
  }),
}
