import { z } from 'zod'
import type { Position } from '#contract/accounts/statement.ts'
import { roleName } from '#contract/roles.ts'
import { sumBy } from '#contract/sumBy.ts'

const identityOf = z.nullable(z.object({ id: z.uuid(), role: roleName, displayName: z.nullable(z.string()) }))

/** Adds up the open amounts of lots by identity. With at most one identity there is nothing to distinguish. */
export function byIdentity(
  owned: readonly { readonly id: string; readonly identity: unknown }[],
  balances: Position['lots'],
): Position['identities'] {
  const identities = new Map(owned.map(({ id, identity }) => [id, identityOf.parse(identity)]))
  const known = new Map([...identities.values()].flatMap((one) => (one ? [[one.id, one] as const] : [])))
  if (known.size < 2) return []
  const balanceUnder = (identityId: string | null) =>
    sumBy(balances, ({ lot, balance }) => ((identities.get(lot?.id ?? '')?.id ?? null) === identityId ? balance : 0))
  const rest = balanceUnder(null)
  return [
    ...[...known.values()].map((identity) => ({ identity, balance: balanceUnder(identity.id) })),
    ...(rest === 0 ? [] : [{ identity: null, balance: rest }]),
  ]
}
