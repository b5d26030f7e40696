import type { About } from '#contract/accounts/explanations.ts'
import { splitIntoCalls } from '#contract/accounts/splitIntoCalls.ts'
import type { Queryable } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { lotsByKey } from '#server/services/directory/lotShares.store.ts'
import { insertCall } from './calls.store.ts'

/** A voted amount, and the key that shares it out. */
type Voted = {
  /** `null` = the key of all lots. */
  readonly keyId: string | null
  readonly keyName: string | null
  /** Cents per year. */
  readonly amount: number
}

type Plan = {
  readonly placeId: string
  readonly fiscalYearId: string
  /** The vote; the budget by default. */
  readonly subject?: About['subject']
  readonly worksId?: string
  /** The account of the owners' debt, and the account that it is called for. */
  readonly account: string
  readonly product: string
  readonly voted: readonly Voted[]
  readonly days: readonly { readonly dueOn: string; readonly label: string }[]
  /** Only calls that fall due after this day are planned: the others are already in the books. */
  readonly after?: string
}

/**
 * Splits a voted amount into calls, one for each day, and each call into shares of lots; returns the ids of the calls.
 *
 * @throws {Problem} `conflict` for a key that no lot bears.
 */
export async function planCalls(
  db: Queryable,
  { voted, days, subject, after = '', ...call }: Plan,
  newId: (dueOn: string) => string,
): Promise<readonly string[]> {
  const keyed = await Promise.all(
    voted.map(async ({ keyId, keyName, amount }) => {
      const lots = await lotsByKey(db, call.placeId, keyId)
      if (lots.every(({ shares }) => shares === 0)) throw new Problem('conflict', 'no lot bears the key')
      return { key: { id: keyId, name: keyName, lots }, amount }
    }),
  )
  const shares = splitIntoCalls(keyed, days.length, subject)
  const ids = []
  for (const [index, { dueOn, label }] of days.entries()) {
    if (dueOn <= after) continue
    const id = newId(dueOn)
    await insertCall(db, { ...call, id, dueOn, label }, shares[index] ?? [])
    ids.push(id)
  }
  return ids
}
