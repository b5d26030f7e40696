import { and, eq, gte, lte } from 'drizzle-orm'
import { shownAccount } from '#contract/payments/accountDetails.ts'
import type { RefundEventKind } from '#contract/payments/refunds.ts'
import { offers } from '#offers/offers.ts'
import { demoId } from '#server/demo/chance.ts'
import type { SeedWorld } from '#server/demo/seed.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { Transaction } from '#server/platform/database.ts'
import { fiscalYears } from '#server/services/directory/places.tables.ts'
import { insertEntries } from '#server/services/ledger/ledger.store.ts'
import { collectionFiles } from '../collections/collections.tables.ts'
import { messageIdOf } from '../files/fileNumbers.store.ts'
import { creditors } from '../mandates/mandates.tables.ts'
import { refundPlace } from '../mandates/sealedPlaces.ts'
import { transferDay } from '../refunds/readRefundFiles.ts'
import { promiseFor } from '../refunds/readRefunds.ts'
import { refundFiles } from '../refunds/refundFiles.tables.ts'
import { refundEvents, refunds } from '../refunds/refunds.tables.ts'
import { writtenRefundFile } from '../refunds/writtenRefundFile.ts'
import { demoAccount } from './demoBanks.ts'

const placeId = demoId('place tilleuls')
const [approvedBy, confirmedBy] = [demoId('person gestionnaire'), demoId('person comptable')]
const anHour = 3_600_000

/**
 * Refunds in Les Tilleuls of amounts that two owners have paid twice: one waits for a decision, one is in a file for the bank.
 * The books have the credit, and neither refund yet.
 */
export async function seedRefunds(tx: Transaction, { now, secrets, users }: SeedWorld): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * anHour)
  const asking = (person: string, amount: number, number: number, askedAt: Date) => {
    const userId = demoId(`person ${person}`)
    const id = demoId(`refund of ${person}`)
    const details = demoAccount('sepa', number)
    return {
      id,
      placeId,
      userId,
      amount,
      askedAt,
      promisedBy: promiseFor(civilDay(askedAt, offers.ESE.timeZone), offers.ESE),
      accountSealed: secrets.seal('bankAccount', refundPlace(id), JSON.stringify(details)),
      accountShown: shownAccount(details),
      holder: users.find((user) => user.id === userId)?.displayName ?? '',
      endToEndId: `R${id.replaceAll('-', '').slice(0, 16).toUpperCase()}`,
    }
  }
  const madeAt = ago(3)
  const waiting = asking('conseil', 12_000, 400, ago(26))
  const leaving = asking('bailleur', 18_500, 401, ago(75))
  const [creditor] = await tx.select().from(creditors).where(eq(creditors.placeId, placeId))
  if (!creditor) throw new Error('the demo collects in the place')
  await payTwice(tx, { account: creditor.bankAccount, at: ago(96), refunded: [waiting, leaving] })
  // Numbered after the files of collections.
  const number = 1 + (await tx.$count(collectionFiles, eq(collectionFiles.placeId, placeId)))
  const file = {
    format: 'pain.001.001.09' as const,
    messageId: messageIdOf(placeId, number),
    number,
    executeOn: transferDay(civilDay(madeAt, offers.ESE.timeZone), offers.ESE),
    madeAt,
  }
  const { hash, blockId } = writtenRefundFile({ secrets, offer: offers.ESE }, creditor, file, [leaving])
  const fileId = demoId('file of refunds in tilleuls')
  await tx.insert(refundFiles).values({
    ...file,
    id: fileId,
    placeId,
    state: 'handedOut',
    count: 1,
    amount: leaving.amount,
    hash,
    madeBy: confirmedBy,
    handedOutAt: ago(2),
    handedOutBy: confirmedBy,
  })
  await tx.insert(refunds).values([
    { ...waiting, state: 'asked' },
    { ...leaving, state: 'inFile', approvedBy, confirmedBy, fileId, blockId, isHandedOut: true },
  ])
  const step = (
    { id: refundId, userId, askedAt }: typeof waiting,
    kind: RefundEventKind,
    by?: { readonly actorId: string; readonly at: Date },
  ) =>
    by
      ? { refundId, kind, source: 'manager' as const, day: null, ...by }
      : { refundId, kind, source: 'owner' as const, day: null, actorId: userId, at: askedAt }
  await tx
    .insert(refundEvents)
    .values([
      step(waiting, 'asked'),
      step(leaving, 'asked'),
      step(leaving, 'approved', { actorId: approvedBy, at: ago(50) }),
      step(leaving, 'confirmed', { actorId: confirmedBy, at: ago(28) }),
      { ...step(leaving, 'putInFile', { actorId: confirmedBy, at: file.madeAt }), day: file.executeOn },
      step(leaving, 'handedOut', { actorId: confirmedBy, at: ago(2) }),
    ])
}

type PaidTwice = {
  /** The account of the bank. */
  readonly account: string
  readonly at: Date
  readonly refunded: readonly { readonly userId: string; readonly amount: number }[]
}

/** The duplicate payments, as credit of their owners. */
async function payTwice(tx: Transaction, { account, at, refunded }: PaidTwice): Promise<void> {
  const enteredOn = civilDay(at, offers.ESE.timeZone)
  const [year] = await tx
    .select({ id: fiscalYears.id })
    .from(fiscalYears)
    .where(
      and(eq(fiscalYears.placeId, placeId), lte(fiscalYears.startsOn, enteredOn), gte(fiscalYears.endsOn, enteredOn)),
    )
  if (!year) throw new Error('every day of the demo is in a fiscal year')
  await insertEntries(tx, 'FR', [
    {
      id: demoId('payments made twice in tilleuls'),
      placeId,
      fiscalYearId: year.id,
      journal: 'BQ',
      enteredOn,
      label: 'Virements reçus en double',
      postedBy: confirmedBy,
      postedAt: at,
      lines: [
        { account, debit: refunded.reduce((sum, { amount }) => sum + amount, 0) },
        ...refunded.map(({ userId: ownerId, amount: credit }) => ({ account: '4501', ownerId, credit })),
      ],
    },
  ])
}
