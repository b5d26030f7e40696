import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { screenPaths } from '#contract/addresses.ts'
import type { LocaleCode, OfferCode } from '#contract/offers.ts'
import { pathOf } from '#contract/paths.ts'
import type { PaymentEventKind, PaymentState } from '#contract/payments/payments.ts'
import { catalogues } from '#locales/catalogues.ts'
import { demoPassword } from '#server/demo/demoPeople.ts'
import { useBrowser } from './support/browser.ts'
import { faultsOf } from './support/faultsOf.ts'
import { foreignWord } from './support/foreignWord.ts'
import { goTo, open, signIn, siteOf } from './support/visit.ts'

/** Each state of a mandate and of a payment at each width: the demo has only some of them, and pages in jsdom have no width. */
const browser = useBrowser()
const at = '2030-01-15T09:00:00.000Z'

const mandateOf = (scheme: 'sepa' | 'pad', isSigned: boolean) => ({
  rum: scheme === 'sepa' ? 'ESE-7K3M-9QX2-4TWB' : 'VQC-7K3M-9QX2-4TWB',
  kind: 'auto_usual',
  owner_name: 'Jeanne Lenoir-Vandenbroucke',
  address: { number: '14', street: 'rue de la Bassée', zip_code: '59000', city: 'Lille', country: 'FR' },
  iban: scheme === 'sepa' ? 'FR76 •••• 0189' : '815 •••• 4567',
  mobile: '+33 •• 56 78',
  created_at: at,
  signed_at: isSigned ? at : null,
})

const mandateStates = [
  ['unavailable', {}],
  ['create_money_order', {}],
  ['unsigned', { isUnsigned: true }],
  ['manual', { isSigned: true }],
  ['auto', { isSigned: true }],
  ['auto_usual', { isSigned: true }],
  ['suspended', { isSigned: true, suspension: 'unusable' }],
  ['out_of_slot', { isSigned: true, reopensAt: '2030-01-16T06:00:00.000Z' }],
] as const
type MandateFacts = {
  readonly isUnsigned?: true
  readonly isSigned?: true
  readonly suspension?: string
  readonly reopensAt?: string
}

async function answerMandate(page: Page, scheme: 'sepa' | 'pad', state: string, facts: MandateFacts) {
  const { isUnsigned = false, isSigned = false, suspension = null, reopensAt = null } = facts
  await page.route(/\/money_order_check(\?|$)/, (route) =>
    route.fulfill({ json: { state, scheme, signing: 'code', suspension, reopens_at: reopensAt } }),
  )
  await page.route(/\/money_order(\?|$)/, (route) =>
    route.fulfill({
      json: {
        current: isSigned ? mandateOf(scheme, true) : null,
        unsigned: isUnsigned ? mandateOf(scheme, false) : null,
        code: null,
        creditor: {
          name: 'Syndicat de la résidence',
          address: '31 rue Nationale, 59000 Lille',
          identifier: scheme === 'sepa' ? 'FR69ZZZ651190' : '9000000001',
        },
      },
    }),
  )
}

type Shown = {
  readonly name: string
  readonly state: PaymentState
  readonly events: readonly PaymentEventKind[]
  readonly reason?: Readonly<Record<string, string>> | null
}
const payments: readonly Shown[] = [
  { name: 'asked', state: 'asked', events: ['asked', 'noticed'] },
  { name: 'held', state: 'held', events: ['asked', 'noticed', 'held'] },
  { name: 'stopped', state: 'held', events: ['asked', 'noticed', 'stopped'] },
  { name: 'inFile', state: 'inFile', events: ['asked', 'putInFile', 'handedOut'] },
  { name: 'debited', state: 'debited', events: ['asked', 'putInFile', 'handedOut', 'debited'] },
  { name: 'booked', state: 'booked', events: ['asked', 'putInFile', 'handedOut', 'debited', 'booked'] },
  {
    name: 'refused',
    state: 'refused',
    events: ['asked', 'putInFile', 'handedOut', 'rejected'],
    reason: { code: 'AM04', sentence: 'noFunds', retry: 'ownerAsks' },
  },
  {
    name: 'refunded',
    state: 'refunded',
    events: ['asked', 'putInFile', 'handedOut', 'debited', 'booked', 'refunded'],
    reason: { code: 'MD06', sentence: 'refunded', retry: 'none' },
  },
]

const sources: Readonly<Partial<Record<PaymentEventKind, string>>> = {
  held: 'owner',
  putInFile: 'manager',
  handedOut: 'manager',
  debited: 'bank',
  rejected: 'bank',
  refunded: 'bank',
}

const answerPayment = (page: Page, paymentId: string, { state, events, reason = null }: Shown) =>
  page.route(new RegExp(`/v1/payments/${paymentId}`), (route) =>
    route.fulfill({
      json: {
        id: paymentId,
        place_id: randomUUID(),
        state,
        origin: 'automatic',
        amount: 41_230,
        asked_at: at,
        collect_on: '2030-01-30',
        due_on: '2030-01-29',
        expected_by: state === 'inFile' ? '2030-01-30' : null,
        collected_on: state === 'booked' || state === 'refunded' ? '2030-01-30' : null,
        account: 'FR76 •••• 0189',
        rum: 'ESE-7K3M-9QX2-4TWB',
        reference: 'P7K3M9QX24TWB8HJD',
        reason,
        is_handed_out: state !== 'asked' && state !== 'held',
        is_holdable: state === 'asked',
        is_retryable: state === 'refused',
        repeats: null,
        repeated_by: null,
        events: events.map((kind, index) => ({
          kind,
          source: sources[kind] ?? 'portal',
          at: at.replace('09:00', `09:0${index}`),
          day: '2030-01-30',
        })),
        settles: [
          {
            id: 'd1',
            account: '4501',
            lot: null,
            due_on: '2030-01-29',
            label: 'Budget 2030',
            amount: 41_230,
            left: 0,
          },
        ],
        credit: 0,
        has_receipt: state === 'booked',
      },
    }),
  )

describe.each([
  ['ESE', 'fr-FR', 'sepa', 'coproprietaire'],
  ['VQC', 'en-CA', 'pad', 'vqc'],
] as const satisfies readonly (readonly [OfferCode, LocaleCode, 'sepa' | 'pad', string])[])(
  'on the site of %s, at every width,',
  (offer, locale, scheme, person) => {
    const { mandate, followed } = catalogues[locale]

    /** The faults of a state, words of the other language among them. */
    async function wrongIn(page: Page, name: string) {
      const faults = await faultsOf(page, `${offer}-${name}`)
      const foreign = offer === 'VQC' ? await foreignWord(page, locale, 'main') : undefined
      return foreign ? [...faults, { name, foreign }] : faults
    }
    const openPage = async () => {
      const page = await browser.openPage('desktop', { locale, reducedMotion: 'reduce' })
      await signIn(page, person, demoPassword, offer)
      return page
    }

    it.concurrent('each state of a mandate fits its window and the thumb, and speaks one language', async () => {
      const page = await openPage()
      const faults: unknown[] = []
      for (const [state, facts] of mandateStates) {
        await answerMandate(page, scheme, state, facts)
        await open(page, siteOf(offer) + screenPaths.mandate)
        const title = state === 'out_of_slot' ? mandate.night.title : mandate[state].title
        await page.getByText(title).first().waitFor()
        faults.push(...(await wrongIn(page, `mandate-${state}`)))
        await page.unrouteAll()
      }
      expect(faults).toEqual([])
      await page.context().close()
    })

    it.concurrent('each state of a payment fits its window and the thumb, and speaks one language', async () => {
      const page = await openPage()
      const faults: unknown[] = []
      for (const payment of payments) {
        const paymentId = randomUUID()
        await answerPayment(page, paymentId, payment)
        await goTo(page, pathOf('payment', { paymentId }))
        await page.getByText(followed.states[payment.state], { exact: true }).first().waitFor()
        faults.push(...(await wrongIn(page, `payment-${payment.name}`)))
      }
      expect(faults).toEqual([])
      await page.context().close()
    })
  },
)
