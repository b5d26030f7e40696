import { openDebts } from '#contract/accounts/openDebts.ts'
import { relativeChange } from '#contract/accounts/relativeChange.ts'
import { shareOut } from '#contract/accounts/shareOut.ts'
import type { Position, StatementLot, statementRoutes } from '#contract/accounts/statement.ts'
import type { RouteOutput } from '#contract/route.ts'
import { sumBy } from '#contract/sumBy.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'
import { lotsByKey } from '#server/services/directory/lotShares.store.ts'
import type { SetAside } from '#server/services/ledger/afterCredit.ts'
import { callNames } from '#server/services/ledger/callNames.ts'
import { readNextCall } from '../calls/readNextCall.ts'
import { byIdentity } from './byIdentity.ts'
import type { OwnScope } from './ownLines.store.ts'
import { ownScope } from './ownScope.ts'
import { calledUntil, callsToCome, openLines, ownLots, worksFundOf } from './position.store.ts'
import { statementLot } from './statementLot.ts'

/** The person's debt in a place today, and its parts. */
export const readPosition =
  (setAside: SetAside) =>
  async (
    ctx: SignedInCtx,
    { params: { placeId } }: RouteOutput<typeof statementRoutes.position>,
  ): Promise<Position> => {
    const scope = ownScope(ctx, placeId)
    const { db } = ctx
    const aside = (await setAside(db, placeId, [scope.userId])).get(scope.userId) ?? 0
    const rows = (await openLines(db, scope)).map((row) => ({ ...row, lot: statementLot(row.lot) }))
    const posted = rows.filter(({ isAwaiting }) => !isAwaiting)
    const due = posted.filter(({ dueOn }) => dueOn <= scope.today)
    const { debts, credit } = openDebts(
      due.map(({ entryId, rank, lot, ...line }) => ({
        ...line,
        id: `${entryId}.${rank}`,
        lotId: lot?.id ?? null,
        lotRank: lot?.number ?? 0,
      })),
      scope.today,
    )
    const balance = balanceOf(due)
    const owed = balance > 0 ? debts.map(({ dueOn }) => dueOn).toSorted() : []
    const called = await calledUntil(db, scope)
    const nameOf = callNames(ctx)
    const owned = await ownLots(db, scope)
    const own = owned.map(({ identity: _, ...lot }) => lot)
    const lots = byLot([...own, ...rows.flatMap(({ lot }) => lot ?? [])], debts, credit)
    return {
      asOf: scope.today,
      balance,
      owedSince: owed[0] ?? null,
      pending: balanceOf(rows.filter(({ isAwaiting }) => isAwaiting)),
      later: balanceOf(posted.filter(({ dueOn }) => dueOn > scope.today)),
      setAside: aside,
      kinds: [...Map.groupBy(due, ({ account }) => account)]
        .map(([account, lines]) => ({ account, balance: balanceOf(lines) }))
        .toSorted((a, b) => a.account.localeCompare(b.account)),
      lots,
      identities: byIdentity(owned, lots),
      calls: (await callsToCome(db, scope)).map((call) => {
        const { id, dueOn, amount } = call
        return { id, label: nameOf(call), dueOn, amount }
      }),
      nextCall: await readNextCall(db, scope, { aside, nameOf }),
      called: { ...called, change: relativeChange(called.before, called.amount) },
      worksFund: await readWorksFund(db, scope),
    }
  }

const balanceOf = (lines: readonly { readonly debit: number; readonly credit: number }[]) =>
  sumBy(lines, ({ debit, credit }) => debit - credit)

type Open = { readonly lotId: string | null; readonly open: number }

/** The open amount of each lot; the amount of no lot, with the credit that no debt has taken, comes last. */
function byLot(known: readonly StatementLot[], debts: readonly Open[], credit: number): Position['lots'] {
  const openFor = (id: string | null) =>
    sumBy(
      debts.filter(({ lotId }) => lotId === id),
      ({ open }) => open,
    )
  const distinct = [...new Map(known.map((lot) => [lot.id, lot])).values()].toSorted((a, b) => a.number - b.number)
  const none = openFor(null) - credit
  return [
    ...distinct.map((lot) => ({ lot, balance: openFor(lot.id) })),
    ...(none === 0 ? [] : [{ lot: null, balance: none }]),
  ]
}

/** The fund belongs to the lots by the key of all of them (Cass. 3e civ., 22-21.758). */
async function readWorksFund(db: Queryable, scope: OwnScope): Promise<Position['worksFund']> {
  const total = await worksFundOf(db, scope)
  if (total <= 0) return null
  const lots = await lotsByKey(db, scope.placeId, null)
  const shares = shareOut(
    total,
    lots.map(({ tantiemes }) => tantiemes),
  )
  const own = lots.flatMap(({ ownerId, tantiemes }, index) =>
    ownerId === scope.userId ? [{ tantiemes, share: shares[index] ?? 0 }] : [],
  )
  return {
    total,
    share: sumBy(own, ({ share }) => share),
    tantiemes: sumBy(own, ({ tantiemes }) => tantiemes),
    whole: sumBy(lots, ({ tantiemes }) => tantiemes),
  }
}
