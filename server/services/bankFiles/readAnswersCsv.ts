import { z } from 'zod'
import { answerKinds } from '#contract/payments/bankAnswers.ts'
import { readHeader } from '#server/services/imports/readHeader.ts'
import { readLines } from '#server/services/imports/readLines.ts'
import { type BankAnswer, isRefund } from './bankAnswer.ts'
import { BankFileRefusal, refuseUnless } from './bankFileRefusal.ts'
import { checkDay } from './bankText.ts'

/**
 * The columns of answers that a person writes, or that a bank's tool exports: the only form of Canadian returns that the portal
 * reads. `kind` is rejected, collected, transferred, returned, refunded or reversed; `amount` is 412.30 or 412,30; `reason` is
 * the bank's code; `day` is the booking day. A line names a transaction, or a mandate with its block.
 */
export const answerColumns = [
  'kind',
  'end_to_end_id',
  'mandate',
  'block',
  'amount',
  'reason',
  'day',
  'reference',
] as const

const collectionKind = z.enum(answerKinds).exclude(['accepted', 'other'])

/** Reads answers from a CSV file. `bankMessageId` names the file, so that it is read once. */
export function readAnswersCsv(bytes: Uint8Array, bankMessageId: string): readonly BankAnswer[] {
  const read = readLines(bytes)
  if ('fault' in read) throw new BankFileRefusal('wrongColumns', read.fault.reason)
  const { named, faults } = readHeader(read.header, answerColumns)
  const [fault] = faults
  if (fault) throw new BankFileRefusal('wrongColumns', `${fault.reason} ${fault.column ?? ''}`)
  return read.lines.map(({ line, cells }) => {
    const where = `line ${line}`
    refuseUnless(cells.length === named.length, 'wrongColumns', where)
    const cell = (column: (typeof answerColumns)[number]) => cells[named.indexOf(column)]?.trim() || null
    const kind = collectionKind.safeParse(cell('kind'))
    if (!kind.success) throw new BankFileRefusal('unknownMessage', where)
    const [endToEndId, mandateReference, blockId] = [cell('end_to_end_id'), cell('mandate'), cell('block')]
    refuseUnless(endToEndId !== null || (mandateReference !== null && blockId !== null), 'missingElement', where)
    const reason = cell('reason')
    return {
      kind: kind.data === 'returned' && isRefund(reason) ? 'refunded' : kind.data,
      scope: 'transaction',
      bankMessageId,
      ownAccount: null,
      messageId: null,
      blockId,
      endToEndId,
      mandateReference,
      cents: toCents(cell('amount'), where),
      direction: kind.data === 'collected' ? 'in' : 'out',
      state: 'booked',
      reason,
      day: checkDay(cell('day') ?? '', where),
      reference: cell('reference'),
      iban: null,
    }
  })
}

function toCents(typed: string | null, where: string): number {
  const [, whole, decimals = ''] = /^(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(typed ?? '') ?? []
  if (whole === undefined) throw new BankFileRefusal('wrongAmount', where)
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
}
