import type { PaymentEventKind, PaymentOrigin, PaymentState, RefusalReason } from '#contract/payments/payments.ts'
import { demoId } from '#server/demo/chance.ts'
import type { IntendedDebt } from '../payments/payments.tables.ts'
import type { DemoMandate } from './demoMandates.ts'

/** A file that was handed out, and when the bank answered. */
export type DemoFile = {
  readonly id: string
  readonly madeAt: Date
  readonly isHandedOut: boolean
  readonly answeredAt: Date
  readonly accountantId: string
}

type Told = {
  readonly mandate: DemoMandate
  /** Distinguishes the payments of a mandate. */
  readonly name: string
  readonly state: PaymentState
  readonly origin: PaymentOrigin
  readonly amount: number
  readonly intended: readonly IntendedDebt[]
  readonly askedAt: Date
  readonly collectOn: string
  readonly dueOn?: string
  readonly file?: DemoFile
  readonly reason?: RefusalReason
  /** The name of the refused payment that it repeats. */
  readonly repeats?: string
  readonly isRepeated?: boolean
}

const later = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000)
const idOf = ({ id }: DemoMandate, name: string) => demoId(`payment ${name} under ${id}`)

/** A payment of the demo, with the steps that led to its state. */
export function demoPayment(told: Told) {
  const { mandate, name, state, origin, askedAt, collectOn, file, reason, dueOn, repeats, isRepeated } = told
  const { amount, intended } = told
  const id = idOf(mandate, name)
  const step = (kind: PaymentEventKind, source: 'owner' | 'manager' | 'bank' | 'portal', at: Date, day?: string) => ({
    paymentId: id,
    kind,
    source,
    at,
    day: day ?? null,
    actorId: source === 'owner' ? mandate.userId : source === 'manager' ? (file?.accountantId ?? null) : null,
  })
  const isCollected = state === 'booked' || state === 'refunded'
  const events = [
    step('asked', origin === 'owner' ? 'owner' : 'portal', askedAt, collectOn),
    ...(origin === 'automatic' ? [step('noticed', 'portal', askedAt, collectOn)] : []),
    ...(state === 'held' ? [step('held', 'owner', later(askedAt, 300))] : []),
    ...(file ? [step('putInFile', 'manager', file.madeAt, collectOn)] : []),
    ...(file?.isHandedOut ? [step('handedOut', 'manager', later(file.madeAt, 6))] : []),
    ...(file && isCollected
      ? [step('debited', 'bank', file.answeredAt, collectOn), step('booked', 'portal', file.answeredAt, collectOn)]
      : []),
    ...(file && state === 'refused' ? [step('rejected', 'bank', file.answeredAt, collectOn)] : []),
    ...(file && state === 'refunded' ? [step('refunded', 'bank', later(file.answeredAt, 12_000))] : []),
    ...(file && isRepeated ? [step('askedAgain', 'owner', later(file.answeredAt, 90))] : []),
  ]
  return {
    row: {
      id,
      placeId: mandate.placeId,
      userId: mandate.userId,
      mandateId: mandate.id,
      state,
      origin,
      amount,
      intended,
      askedAt,
      collectOn,
      dueOn: dueOn ?? null,
      endToEndId: `P${id.replaceAll('-', '').slice(0, 16).toUpperCase()}`,
      fileId: file?.id ?? null,
      blockId: null as string | null,
      isHandedOut: file?.isHandedOut ?? false,
      collectedOn: isCollected ? collectOn : null,
      reason: reason ?? null,
      repeatsId: repeats === undefined ? null : idOf(mandate, repeats),
    },
    events,
  }
}
export type DemoPayment = ReturnType<typeof demoPayment>
