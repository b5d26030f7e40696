import { instalmentsOf } from './callsForFunds.ts'
import { aboutThing, given } from './explain.ts'
import type { About } from './explanations.ts'
import { type RepartitionKey, shareByKey } from './repartitionKeys.ts'

type KeyedAmount = { readonly key: RepartitionKey; readonly amount: number }

/** The amount that each of `count` calls asks from each lot by each key, in the order of keys and lots. */
export function splitIntoCalls(voted: readonly KeyedAmount[], count: number, subject: About['subject'] = 'budget') {
  const byKey = voted.map(({ key, amount }) => ({
    key,
    instalments: instalmentsOf(given(aboutThing(subject, { id: key.id, name: key.name }), amount), count),
  }))
  return Array.from({ length: count }, (_, index) =>
    byKey.flatMap(({ key, instalments }) => {
      const instalment = instalments[index]
      return instalment
        ? shareByKey(instalment, key)
            .filter(({ explanation }) => explanation.amount !== 0)
            .map(({ lotId, explanation }) => ({ lotId, keyId: key.id, amount: explanation.amount, explanation }))
        : []
    }),
  )
}
