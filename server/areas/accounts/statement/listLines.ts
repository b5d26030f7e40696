import type { statementRoutes } from '#contract/accounts/statement.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import { pageOfLines } from './ownLines.store.ts'
import { ownScope } from './ownScope.ts'
import { findYear, readYear } from './statementYear.store.ts'
import { toLine } from './toLine.ts'

type Lines = typeof statementRoutes.lines

/** The statement of the person's account in a fiscal year, the oldest line first. */
export async function listLines(
  ctx: SignedInCtx,
  { params: { placeId }, query: { fiscalYearId, ...page } }: RouteOutput<Lines>,
): Promise<RouteAnswer<Lines>> {
  const scope = ownScope(ctx, placeId)
  const found = await findYear(ctx.db, scope, fiscalYearId ?? null)
  if (!found) return { ...listAnswer([], { accountLines: {} }, { total: 0, ...page }), year: null }

  const year = await readYear(ctx.db, scope, found)
  const { rows, meta } = await pageOfLines(ctx.db, scope, found.id, page)
  const lines = rows.map((row) => toLine(row, year.opening))
  return { ...listAnswer(lines, { accountLines: byId(lines) }, meta), year }
}
