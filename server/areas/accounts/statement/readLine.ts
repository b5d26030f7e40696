import type { LineDetail, statementRoutes } from '#contract/accounts/statement.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { toAttachment } from '#server/services/files/toAttachment.ts'
import { explainLine } from './explainLine.ts'
import { findEntryOfLine, visibleLines } from './lineDetail.store.ts'
import { findOwnLine } from './ownLines.store.ts'
import { ownScope } from './ownScope.ts'
import { statementLot } from './statementLot.ts'
import { findYear, readOpening } from './statementYear.store.ts'
import { toLine } from './toLine.ts'

/** The explanation of one line of the person's own account. */
export async function readLine(
  ctx: SignedInCtx,
  { params: { placeId, entryId, rank } }: RouteOutput<typeof statementRoutes.line>,
): Promise<LineDetail> {
  const { db, actor } = ctx
  const scope = ownScope(ctx, placeId)
  const row = await findOwnLine(db, scope, { entryId, rank })
  const entry = row && (await findEntryOfLine(db, actor.userId, entryId))
  const year = row && (await findYear(db, scope, row.fiscalYearId))
  if (!row || !entry || !year) throw new Problem('not_found', 'no such line in their account')

  const line = toLine(row, await readOpening(db, scope, year))
  const { id: _, callId, proof, ...shown } = entry
  // Everybody's share of a call is known; a bank transfer for several owners would reveal the payments of the others.
  const lines = await visibleLines(db, actor.userId, entryId, callId !== null || !entry.hasOthers)
  return {
    line,
    entry: {
      ...shown,
      proof: proof && !entry.hasOthers ? toAttachment(proof) : null,
      lines: lines.map(({ lot, ...part }) => ({ ...part, lot: statementLot(lot) })),
    },
    explanation: await explainLine(db, line, entry),
  }
}
