import type { BankMovement } from '#contract/accounts/bankLines.ts'
import { type BankLineAction, bankLineAfter } from '#machines/accounts/bankLine/bankLine.lifecycle.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { change } from '#server/services/changes/change.ts'
import { changedBooks } from '#server/services/ledger/changedBooks.ts'
import { holdBooks } from '#server/services/ledger/holdBooks.ts'
import { type BankLineRow, lockBankLine, writeMatch } from './bankLines.store.ts'

type Held = {
  readonly tx: Transaction
  readonly line: BankLineRow
  readonly books: Awaited<ReturnType<typeof holdBooks>>
}
type Match = Pick<BankMovement, 'entryId' | 'rank'> & { readonly isPosted: boolean }
type Settling = {
  readonly params: { readonly placeId: string; readonly bankLineId: string }
  readonly action: BankLineAction
  readonly audited: `accounts.${string}`
  /** The movement that the line matches from now on; `null` = none. */
  readonly settle: (held: Held) => Promise<Match | null>
}

/**
 * Moves a bank line along its chart, under the lock of the books, so that the second of two accountants sees the new state.
 *
 * @throws {Problem} `not_found` for a line of another place; `action_not_possible` when the chart does not allow it.
 */
export const settleBankLine = (ctx: SignedInCtx, { params, action, audited, settle }: Settling): Promise<void> =>
  change(ctx, async (tx) => {
    const { placeId, bankLineId } = params
    const books = await holdBooks(tx, placeId)
    const found = await lockBankLine(tx, placeId, bankLineId)
    if (!found) throw new Problem('not_found', 'the place has no such bank line')
    const { line, isYearOpen } = found
    const next = bankLineAfter(line.state, { isPosted: line.isPosted, isYearOpen }, action)
    if (next === null)
      throw new Problem('action_not_possible', `${action.type} cannot happen to a line that is ${line.state}`)
    await writeMatch(tx, bankLineId, next, await settle({ tx, line, books }))
    return changedBooks(audited, { placeId, subjectId: bankLineId })
  })
