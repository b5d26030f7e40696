import { inArray } from 'drizzle-orm'
import { offers } from '#offers/offers.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoPlaces } from '#server/demo/demoPlaces.ts'
import type { SeedWorld } from '#server/demo/seed.ts'
import { civilDay, daysAfter } from '#server/platform/civilDay.ts'
import type { Queryable } from '#server/platform/database.ts'
import type { BankAnswer } from '#server/services/bankFiles/bankAnswer.ts'
import { bankAnswerLines, bankAnswers } from '../answers/answers.tables.ts'
import { collectionFiles } from '../collections/collections.tables.ts'
import { writtenFile } from '../collections/writtenFile.ts'
import { creditors, mandates } from '../mandates/mandates.tables.ts'
import { paymentEvents, payments } from '../payments/payments.tables.ts'
import { nextCalls, pastCalls } from './demoCalled.ts'
import type { DemoMandate } from './demoMandates.ts'
import { collectedPlace, paidOnDemand } from './demoPaid.ts'
import type { DemoFile, DemoPayment } from './demoSteps.ts'

const places = [
  { key: 'tilleuls', accountant: 'comptable', refusal: { latest: 'AM04', ended: 'MS02' } },
  { key: 'vauban', accountant: 'comptable', refusal: null },
  { key: 'plateau', accountant: 'comptable-montreal', refusal: { latest: '901', ended: '905' } },
] as const

type Told = { readonly files: readonly DemoFile[]; readonly payments: readonly DemoPayment[] }

/** Payments in every state, their files, and the bank's answers. */
export async function seedCollected(tx: Queryable, world: SeedWorld, signed: readonly DemoMandate[]): Promise<void> {
  const { now } = world
  const placeIds = places.map(({ key }) => demoId(`place ${key}`))
  const days = { from: daysAfter(now.toISOString().slice(0, 10), -400), to: now.toISOString().slice(0, 10) }
  const past = await pastCalls(tx, { placeIds, ownerIds: signed.map(({ userId }) => userId), ...days })
  for (const { key, accountant, refusal } of places) {
    const placeId = demoId(`place ${key}`)
    const offer = demoPlaces.find((place) => place.key === key)?.offer ?? 'ESE'
    const today = civilDay(now, offers[offer].timeZone)
    const facts = {
      offer,
      now,
      today,
      accountant,
      mandates: signed.filter((mandate) => mandate.placeId === placeId),
      past: past(placeId),
      next: await nextCalls(tx, placeId, { today, until: daysAfter(today, 120) }),
    }
    const told: Told = refusal ? collectedPlace(facts, key, refusal) : paidOnDemand(facts, key)
    await writeFiles(tx, world, { placeId, offer, key, ...told })
  }
}

type Writing = Told & { readonly placeId: string; readonly offer: keyof typeof offers; readonly key: string }

async function writeFiles(
  tx: Queryable,
  { secrets }: SeedWorld,
  { placeId, offer, key, files, payments: all }: Writing,
) {
  if (all.length === 0) return
  const [creditor] = await tx
    .select()
    .from(creditors)
    .where(inArray(creditors.placeId, [placeId]))
  const rows = await tx
    .select()
    .from(mandates)
    .where(inArray(mandates.placeId, [placeId]))
  if (!creditor) throw new Error('the demo collects in the place')
  const format = offer === 'VQC' ? ('cpa005' as const) : ('pain.008.001.08' as const)
  const written = files.flatMap((file, index) => {
    const number = index + 1
    const messageId = `${placeId.slice(0, 8).toUpperCase()}-${number}`
    const own = all
      .filter(({ row }) => row.fileId === file.id)
      .toSorted((a, b) => a.row.collectOn.localeCompare(b.row.collectOn) || (a.row.id < b.row.id ? -1 : 1))
    const ofFile = own.flatMap(({ row }) => {
      const mandate = rows.find(({ id }) => id === row.mandateId)
      return mandate ? [{ payment: row, mandate }] : []
    })
    if (ofFile.length === 0) return []
    const { madeAt, id, isHandedOut, accountantId } = file
    const of = { format, messageId, number, madeAt }
    const { hash, blocks } = writtenFile({ secrets, offer: offers[offer] }, creditor, of, ofFile)
    for (const { row } of own) row.blockId = blocks.get(row.endToEndId) ?? messageId
    const amount = own.reduce((sum, { row }) => sum + row.amount, 0)
    const handedOut = { handedOutAt: isHandedOut ? new Date(madeAt.getTime() + 360_000) : null }
    const by = { madeBy: accountantId, handedOutBy: isHandedOut ? accountantId : null }
    return [
      {
        id,
        placeId,
        ...of,
        state: isHandedOut ? ('handedOut' as const) : ('made' as const),
        count: own.length,
        amount,
        hash,
        ...handedOut,
        ...by,
      },
    ]
  })
  await tx.insert(collectionFiles).values(written)
  await tx.insert(payments).values(all.map(({ row }) => row))
  await tx.insert(paymentEvents).values(all.flatMap(({ events }) => events))
  const answered = files.filter(({ isHandedOut }) => isHandedOut).slice(-1)
  for (const file of answered) await writeAnswer(tx, { placeId, key, file, isCsv: offer === 'VQC', all })
}

type Answering = {
  readonly placeId: string
  readonly key: string
  readonly file: DemoFile
  readonly isCsv: boolean
  readonly all: readonly DemoPayment[]
}

/** The answer to a file, with an unknown line. */
async function writeAnswer(tx: Queryable, { placeId, key, file, isCsv, all }: Answering) {
  const id = demoId(`answer of the bank in ${key}`)
  const own = all.filter(({ row }) => row.fileId === file.id && row.state !== 'inFile').map(({ row }) => row)
  const stranger = {
    endToEndId: 'P0000000000000042',
    amount: 9_640,
    collectOn: own[0]?.collectOn ?? null,
    state: 'refused',
    /** The code for an unknown account, in the bank's country. */
    reason: { code: isCsv ? '902' : 'AC01' },
  }
  const said = [...own, stranger].map(
    ({ endToEndId, amount, collectOn, state, reason }): BankAnswer => ({
      kind: state === 'refused' ? 'rejected' : 'collected',
      scope: 'transaction',
      bankMessageId: id,
      ownAccount: null,
      messageId: null,
      blockId: null,
      endToEndId,
      mandateReference: null,
      cents: amount,
      direction: state === 'refused' ? null : 'in',
      state: state === 'refused' ? 'information' : 'booked',
      reason: reason?.code ?? null,
      day: collectOn,
      reference: null,
      iban: null,
    }),
  )
  const by = { uploadedBy: file.accountantId, appliedBy: file.accountantId }
  const day = file.answeredAt.toISOString().slice(0, 10)
  await tx.insert(bankAnswers).values({
    id,
    placeId,
    name: isCsv ? `retours-${day}.csv` : `camt054-${day}.xml`,
    hash: id,
    state: 'applied',
    answers: said,
    uploadedAt: file.answeredAt,
    appliedAt: file.answeredAt,
    ...by,
  })
  await tx.insert(bankAnswerLines).values(
    said.map(({ kind, endToEndId, cents, direction, day: on, reason }, rank) => {
      const isKnown = endToEndId !== stranger.endToEndId
      return {
        id: demoId(`line ${rank} of ${id}`),
        answerId: id,
        rank,
        outcome: isKnown ? ('applied' as const) : ('unmatched' as const),
        why: isKnown ? null : ('unknown' as const),
        key: `transaction ${endToEndId} ${direction ?? ''} ${reason ?? ''}`,
        kind,
        reference: endToEndId,
        amount: cents,
        direction,
        day: on,
        reason,
        life: isKnown ? null : ('waiting' as const),
      }
    }),
  )
}
