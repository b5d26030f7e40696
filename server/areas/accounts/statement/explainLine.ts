import { aboutThing, given, sumOf } from '#contract/accounts/explain.ts'
import type { Explanation } from '#contract/accounts/explanations.ts'
import type { StatementLine } from '#contract/accounts/statement.ts'
import type { Queryable } from '#server/platform/database.ts'
import { explanationsOf, type findEntryOfLine, regularisationOf } from './lineDetail.store.ts'

type Entry = NonNullable<Awaited<ReturnType<typeof findEntryOfLine>>>

/** Explains a call by key, and a regularisation by spending and calls. The amount of any other line is given. */
export async function explainLine(
  db: Queryable,
  line: StatementLine,
  { callId, journal }: Entry,
): Promise<Explanation> {
  const amount = line.debit - line.credit
  const lotId = line.lot?.id
  const shares = !lotId
    ? []
    : callId
      ? await explanationsOf(db, callId, lotId)
      : await regularisationOf(db, line, lotId)
  const [first, ...others] = shares.map(({ explanation }) => explanation)
  const name = line.lot ? `${line.lot.number}` : null
  const computed = first && others.length > 0 ? sumOf(aboutThing('lot', { name }), [first, ...others]) : first
  if (computed?.amount === amount) return computed
  return given(aboutThing(subjectOf(line, journal), { id: line.entryId, name: line.label }), amount)
}

function subjectOf({ isAwaiting, credit }: StatementLine, journal: string) {
  if (isAwaiting || journal === 'CL') return 'regularisation'
  return journal === 'BQ' && credit > 0 ? 'payment' : 'entry'
}
