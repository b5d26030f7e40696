import { type bookkeepingRoutes, isReversible } from '#contract/accounts/bookkeeping.ts'
import { isOwnerAccount } from '#contract/accounts/chartOfAccounts.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { changeAndAnswer } from '#server/services/changes/change.ts'
import { changedBooks } from '#server/services/ledger/changedBooks.ts'
import { holdBooks } from '#server/services/ledger/holdBooks.ts'
import { findEntry } from '#server/services/ledger/ledger.store.ts'
import { findPositions } from '#server/services/ledger/positions.store.ts'
import { postEntry, reverseEntry } from '#server/services/ledger/postEntry.ts'
import { isOfOpening } from '../closing/closingDesk.ts'
import { requireKnown } from './requireKnown.ts'

type Posted = RouteOutput<typeof bookkeepingRoutes.postEntry>
type Line = Posted['body']['entry']['lines'][number]

const ids = (lines: readonly Line[], of: 'ownerId' | 'lotId' | 'keyId' | 'worksId' | 'providerId') => [
  ...new Set(lines.flatMap((line) => line[of] ?? [])),
]
const refuse = (field: string, why: string) =>
  new Problem('invalid_value', why, { fields: [{ field: `entry.${field}`, code: 'invalid' }] })

/** Posts an entry that an accountant has written. */
export function postByHand(ctx: SignedInCtx, { params: { placeId }, body: { entry } }: Posted) {
  const { lines } = entry
  return changeAndAnswer(ctx, async (tx) => {
    const { codes } = await holdBooks(tx, placeId)
    for (const [index, { account, debit, credit, ownerId }] of lines.entries()) {
      if (!codes.has(account)) throw refuse(`lines.${index}.account`, 'the chart of the place has no such account')
      if ((debit === 0) === (credit === 0)) throw refuse(`lines.${index}.debit`, 'a line has one side')
      if (isOwnerAccount(account) !== (ownerId !== null)) {
        throw refuse(`lines.${index}.owner_id`, 'lines of co-owners, and no others, name one')
      }
    }
    const named = {
      ownerIds: ids(lines, 'ownerId'),
      lotIds: ids(lines, 'lotId'),
      keyIds: ids(lines, 'keyId'),
      worksIds: ids(lines, 'worksId'),
      providerIds: ids(lines, 'providerId'),
    }
    await requireKnown(tx, placeId, named, 'entry.lines')
    const id = await postEntry(tx, { ...entry, placeId, postedBy: ctx.actor.userId, postedAt: ctx.now() })
    await refuseOverdrawn(tx, placeId, named.ownerIds, entry.enteredOn)
    return { ...changedBooks('accounts.postEntry', { placeId, subjectId: id }), answer: () => ({ id }) }
  })
}

/** A debit without a due date returns credit, so it cannot exceed the credit. */
async function refuseOverdrawn(tx: Transaction, placeId: string, ownerIds: readonly string[], day: string) {
  const positions = await findPositions(tx, { placeId, ownerIds, day })
  if (positions.some(({ dueOn, open }) => dueOn === null && open > 0)) {
    throw refuse('lines', 'a refund is at most the credit of the co-owner, and a debt has its due date')
  }
}

/** @throws {Problem} `action_not_possible` for a reversal, and for an entry of a call, a closing or an opening. */
export function reverseByHand(
  ctx: SignedInCtx,
  { params: { placeId, entryId }, body: { reversal } }: RouteOutput<typeof bookkeepingRoutes.reverseEntry>,
) {
  return changeAndAnswer(ctx, async (tx) => {
    await holdBooks(tx, placeId)
    const entry = await findEntry(tx, placeId, entryId)
    if (entry && (!isReversible(entry) || isOfOpening(entry))) {
      throw new Problem('action_not_possible', 'what the portal has written for a call or a closing stays')
    }
    const id = await reverseEntry(tx, {
      ...reversal,
      placeId,
      entryId,
      pieceReference: null,
      postedBy: ctx.actor.userId,
      postedAt: ctx.now(),
    })
    return { ...changedBooks('accounts.reverseEntry', { placeId, subjectId: id }), answer: () => ({ id }) }
  })
}
