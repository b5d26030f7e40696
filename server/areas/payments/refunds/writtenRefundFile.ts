import { createHash } from 'node:crypto'
import type { RefundFileFormat } from '#contract/payments/refundFiles.ts'
import { civilDay, civilTime } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { creditFile } from '#server/services/bankFiles/creditFile.ts'
import { transferFile } from '#server/services/bankFiles/transferFile.ts'
import { fourDigitNumber } from '../files/fileNumbers.store.ts'
import { openAccount } from '../mandates/sealedMandate.ts'
import { creditorPlace, refundPlace } from '../mandates/sealedPlaces.ts'
import type { Standing } from '../mandates/standing.ts'
import type { RefundRow } from './refunds.store.ts'

type Reader = Pick<SignedInCtx, 'secrets' | 'offer'>
type Creditor = NonNullable<Standing['creditor']>
type File = {
  readonly format: RefundFileFormat
  readonly messageId: string
  readonly number: number
  readonly executeOn: string
  readonly madeAt: Date
}
type Row = Pick<RefundRow, 'id' | 'endToEndId' | 'amount' | 'holder' | 'accountSealed'>

const wrongScheme = () => new Problem('action_not_possible', 'the accounts of the place are of another scheme')

/** Writes a file of transfers: the same rows give the same bytes. All of them are in one block, since one account pays on one day. */
export function writtenRefundFile(ctx: Reader, creditor: Creditor, file: File, rows: readonly Row[]) {
  const own = openAccount(ctx, creditorPlace(creditor.placeId), creditor.accountSealed)
  const credits = rows.map(({ id, endToEndId, amount, holder, accountSealed }) => {
    return { endToEndId, cents: amount, holder, account: openAccount(ctx, refundPlace(id), accountSealed) }
  })
  const { name, identifier, dataCentre } = creditor
  const { format, messageId, number, executeOn, madeAt } = file
  const { timeZone } = ctx.offer
  if (format === 'cpa005') {
    if (own.scheme !== 'pad') throw wrongScheme()
    const { text } = creditFile({
      originatorId: identifier,
      fileNumber: fourDigitNumber(number),
      createdOn: civilDay(madeAt, timeZone),
      dataCentre,
      shortName: name,
      longName: name,
      credits: credits.map(({ endToEndId: reference, cents, holder, account }) => {
        if (account.scheme !== 'pad') throw wrongScheme()
        return { reference, cents, dueOn: executeOn, payee: { name: holder, account }, returnAccount: own }
      }),
    })
    return { text, hash: hashOf(text), blockId: messageId }
  }
  if (own.scheme !== 'sepa') throw wrongScheme()
  const debtor = { name, iban: own.iban, bic: own.bic }
  const { xml, blocks } = transferFile({
    version: format,
    messageId,
    createdAt: civilTime(madeAt, timeZone).replace(' ', 'T'),
    initiatingParty: name,
    transfers: credits.map(({ endToEndId, cents, holder, account }) => {
      if (account.scheme !== 'sepa') throw wrongScheme()
      return {
        endToEndId,
        instructionId: null,
        cents,
        executedOn: executeOn,
        debtor,
        creditor: { name: holder, iban: account.iban, bic: account.bic },
        text: `${name} ${endToEndId}`,
      }
    }),
  })
  return { text: xml, hash: hashOf(xml), blockId: blocks[0]?.blockId ?? messageId }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
