import type { OfferCode } from '#contract/offers.ts'
import { bankReason } from '#contract/payments/bankReasons.ts'
import { nextCollectionDay, shiftOpenDays } from '#contract/payments/collectionDays.ts'
import { paymentSettings } from '#offers/paymentSettings.ts'
import { demoId } from '#server/demo/chance.ts'
import { daysAfter } from '#server/platform/civilDay.ts'
import type { IntendedDebt } from '../payments/payments.tables.ts'
import type { DemoMandate } from './demoMandates.ts'
import { type DemoFile, type DemoPayment, demoPayment } from './demoSteps.ts'

/** A past or future call to an owner on a day. */
export type Called = { readonly ownerId: string; readonly dueOn: string; readonly debts: readonly IntendedDebt[] }
type Facts = {
  readonly offer: OfferCode
  readonly now: Date
  readonly today: string
  readonly accountant: string
  readonly mandates: readonly DemoMandate[]
  readonly past: readonly Called[]
  readonly next: readonly Called[]
}

const at = (day: string, hour: number) => new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`)
const sumOf = ({ debts }: Called) => debts.reduce((sum, { amount }) => sum + amount, 0)
const reasonOf = (code: string) => {
  const { sentence, retry } = bankReason(code)
  return { code, sentence, retry }
}

/** Days of calls before today whose debits the bank has answered, the latest first. */
const answeredDays = ({ past, today }: Pick<Facts, 'past' | 'today'>) =>
  [...new Set(past.map(({ dueOn }) => dueOn))]
    .filter((day) => day < daysAfter(today, -6))
    .toSorted()
    .reverse()

/** A file of calls: made four days before their day, answered on the day after it. */
function fileOf({ offer, accountant }: Facts, place: string, dueOn: string): DemoFile & { readonly collectOn: string } {
  const collectOn = nextCollectionDay(dueOn, paymentSettings[offer].calendar)
  return {
    id: demoId(`file of ${place} for ${dueOn}`),
    madeAt: at(daysAfter(collectOn, -4), 9),
    isHandedOut: true,
    answeredAt: at(daysAfter(collectOn, 1), 13),
    accountantId: demoId(`person ${accountant}`),
    collectOn,
  }
}

/**
 * A place whose mandates pay its calls: all past ones are collected, except refused debits; the next calls are announced, one of
 * them is held; a file waits to be handed out, and more payments were requested this morning.
 */
export function collectedPlace(
  facts: Facts,
  place: string,
  refusal: { readonly latest: string; readonly ended: string },
) {
  const { mandates, past, next, today, now, offer, accountant } = facts
  const { calendar, noticeDays } = paymentSettings[offer]
  const signed = mandates.filter(({ signedAt }) => signedAt !== null)
  const [leader] = signed
  const files = answeredDays(facts).map((dueOn) => ({ dueOn, ...fileOf(facts, place, dueOn) }))
  const collected = files.flatMap(({ dueOn, ...file }, index) =>
    signed.flatMap((mandate): DemoPayment[] => {
      const called = past.find((each) => each.ownerId === mandate.userId && each.dueOn === dueOn)
      if (!called) return []
      // A suspended mandate has paid nothing since.
      if (mandate.suspension !== null && index === 0) return []
      const own = { mandate, amount: sumOf(called), intended: called.debts, collectOn: file.collectOn, dueOn }
      const asked = { ...own, origin: 'automatic', askedAt: at(daysAfter(dueOn, -noticeDays), 6) } as const
      if (mandate.suspension !== null && index === 1) {
        return [demoPayment({ ...asked, file, name: dueOn, state: 'refused', reason: reasonOf(refusal.ended) })]
      }
      if (mandate !== leader && index === 0 && mandate === signed.at(-2)) {
        return [demoPayment({ ...asked, file, name: dueOn, state: 'refused', reason: reasonOf(refusal.latest) })]
      }
      return [demoPayment({ ...asked, file, name: dueOn, state: 'booked' })]
    }),
  )
  const able = signed.filter(({ suspension }) => suspension === null)
  const announced = next.flatMap(({ ownerId, dueOn, ...called }) => {
    const mandate = able.find(({ userId, kind }) => userId === ownerId && kind !== 'manual')
    if (!mandate) return []
    const noticed = daysAfter(today, noticeDays)
    const collectOn = nextCollectionDay(dueOn > noticed ? dueOn : noticed, calendar)
    const state = mandate === able.at(-1) || (offer === 'VQC' && mandate === leader) ? 'held' : 'asked'
    const own = { mandate, amount: sumOf({ ownerId, dueOn, ...called }), intended: called.debts, collectOn, dueOn }
    return [
      demoPayment({ ...own, origin: 'automatic', askedAt: at(daysAfter(today, -1), 6), name: `${dueOn} ahead`, state }),
    ]
  })
  const waiting: DemoFile = {
    id: demoId(`file of ${place} to hand out`),
    madeAt: new Date(now.getTime() - 2 * 3_600_000),
    isHandedOut: false,
    answeredAt: now,
    accountantId: demoId(`person ${accountant}`),
  }
  const collectOn = shiftOpenDays(today, 2, calendar)
  const advances = able.slice(1, 5).map((mandate, index) => {
    const own = { mandate, amount: 8_500 + 3_250 * index, intended: [], collectOn, origin: 'owner' } as const
    const askedAt = new Date(now.getTime() - (index < 2 ? 26 : 1.5) * 3_600_000)
    return index < 2
      ? demoPayment({ ...own, askedAt, name: 'advance', state: 'inFile', file: waiting })
      : demoPayment({ ...own, askedAt, name: 'advance', state: 'asked' })
  })
  return { files: [...files.toReversed(), waiting], payments: [...collected, ...announced, ...advances] }
}

/** The payments of an owner on demand: a debit was refused and retried, the next one succeeded, the latest was refused. */
export function paidOnDemand(facts: Facts, place: string) {
  const [mandate] = facts.mandates
  const [latest, before, first] = answeredDays(facts)
  if (!mandate || !latest || !before || !first) return { files: [], payments: [] }
  const paid = (dueOn: string, after: number, told: Partial<Parameters<typeof demoPayment>[0]>) => {
    const day = nextCollectionDay(daysAfter(dueOn, after), paymentSettings[facts.offer].calendar)
    const file = fileOf(facts, place, day)
    const called = facts.past.find((each) => each.ownerId === mandate.userId && each.dueOn === dueOn)
    const askedAt = new Date(file.madeAt.getTime() - 14 * 3_600_000)
    const own = { mandate, amount: called ? sumOf(called) : 0, intended: called?.debts ?? [], collectOn: day }
    return {
      file,
      payment: demoPayment({ ...own, origin: 'owner', askedAt, file, name: day, state: 'booked', ...told }),
    }
  }
  const noFunds = { state: 'refused', reason: reasonOf('AM04') } as const
  const story = [
    paid(first, 5, { ...noFunds, name: 'first try', isRepeated: true }),
    paid(first, 11, { repeats: 'first try' }),
    paid(before, 4, {}),
    paid(latest, 0, noFunds),
  ]
  return { files: story.map(({ file }) => file), payments: story.map(({ payment }) => payment) }
}
