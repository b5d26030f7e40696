import { createHash } from 'node:crypto'
import type { FileFormat } from '#contract/payments/collections.ts'
import { civilDay, civilTime } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { collectionFile } from '#server/services/bankFiles/collectionFile.ts'
import { padFile } from '#server/services/bankFiles/padFile.ts'
import { fourDigitNumber } from '../files/fileNumbers.store.ts'
import type { MandateRow } from '../mandates/mandates.store.ts'
import { openAccount } from '../mandates/sealedMandate.ts'
import { accountPlace, creditorPlace } from '../mandates/sealedPlaces.ts'
import type { Standing } from '../mandates/standing.ts'

type Creditor = NonNullable<Standing['creditor']>
type Row = {
  readonly payment: { readonly endToEndId: string; readonly amount: number; readonly collectOn: string }
  readonly mandate: MandateRow
}
type File = {
  readonly format: FileFormat
  readonly messageId: string
  readonly number: number
  readonly madeAt: Date
}
type Written = {
  readonly text: string
  readonly hash: string
  /** The block of each payment, by its reference. */
  readonly blocks: ReadonlyMap<string, string>
}

const wrongScheme = () => new Problem('action_not_possible', 'the accounts of the place are of another scheme')

/** Writes a file of collections: the same rows give the same bytes. */
export function writtenFile(
  ctx: Pick<SignedInCtx, 'secrets' | 'offer'>,
  creditor: Creditor,
  file: File,
  rows: readonly Row[],
): Written {
  const { text, blocks } = file.format === 'cpa005' ? pad(ctx, creditor, file, rows) : sepa(ctx, creditor, file, rows)
  return { text, blocks, hash: createHash('sha256').update(text).digest('hex') }
}

function sepa(
  ctx: Pick<SignedInCtx, 'secrets' | 'offer'>,
  creditor: Creditor,
  { format, messageId, madeAt }: File,
  rows: readonly Row[],
) {
  const own = openAccount(ctx, creditorPlace(creditor.placeId), creditor.accountSealed)
  if (own.scheme !== 'sepa' || format === 'cpa005') throw wrongScheme()
  const { timeZone } = ctx.offer
  const party = { name: creditor.name, iban: own.iban, bic: own.bic, ics: creditor.identifier }
  const { xml, blocks } = collectionFile({
    version: format,
    messageId,
    createdAt: civilTime(madeAt, timeZone).replace(' ', 'T'),
    initiatingParty: creditor.name,
    collections: rows.map(({ payment, mandate }) => {
      const account = openAccount(ctx, accountPlace(mandate.id), mandate.accountSealed)
      if (account.scheme !== 'sepa') throw wrongScheme()
      return {
        endToEndId: payment.endToEndId,
        instructionId: null,
        cents: payment.amount,
        sequence: 'RCUR' as const,
        collectedOn: payment.collectOn,
        creditor: party,
        debtor: { name: mandate.ownerName, iban: account.iban, bic: account.bic },
        mandate: { reference: mandate.rum, signedOn: civilDay(signedAt(mandate), timeZone), amendment: null },
        text: `${creditor.name} ${payment.endToEndId}`,
      }
    }),
  })
  return {
    text: xml,
    blocks: new Map(blocks.flatMap(({ blockId, endToEndIds }) => endToEndIds.map((id) => [id, blockId]))),
  }
}

function pad(
  ctx: Pick<SignedInCtx, 'secrets' | 'offer'>,
  creditor: Creditor,
  { messageId, number, madeAt }: File,
  rows: readonly Row[],
) {
  const own = openAccount(ctx, creditorPlace(creditor.placeId), creditor.accountSealed)
  if (own.scheme !== 'pad') throw wrongScheme()
  const { text } = padFile({
    originatorId: creditor.identifier,
    fileNumber: fourDigitNumber(number),
    createdOn: civilDay(madeAt, ctx.offer.timeZone),
    dataCentre: creditor.dataCentre,
    shortName: creditor.name,
    longName: creditor.name,
    debits: rows.map(({ payment, mandate }) => {
      const account = openAccount(ctx, accountPlace(mandate.id), mandate.accountSealed)
      if (account.scheme !== 'pad') throw wrongScheme()
      return {
        reference: payment.endToEndId,
        cents: payment.amount,
        dueOn: payment.collectOn,
        payor: { name: mandate.ownerName, account },
        returnAccount: own,
      }
    }),
  })
  return { text, blocks: new Map(rows.map(({ payment }) => [payment.endToEndId, messageId])) }
}

function signedAt({ signedAt: at }: MandateRow): Date {
  if (!at) throw new Error('a mandate in a file is signed')
  return at
}
