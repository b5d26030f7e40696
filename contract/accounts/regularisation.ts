import { aboutThing, differenceOf, given, sumOf } from './explain.ts'
import { type LotAmount, type RepartitionKey, shareByKey } from './repartitionKeys.ts'

type Closing = {
  readonly key: RepartitionKey
  /** Cents of the year, net of credit notes. */
  readonly charges: number
  /** Cents of the year, without calls. */
  readonly products: number
  /** Cents called from each lot during the year. */
  readonly called: ReadonlyMap<string, number>
}

/**
 * The amount that each lot owes for one key (negative for a refund): its share of the net charges, less the amount called from
 * it.
 */
export function regularise({ key, charges, products, called }: Closing): readonly LotAmount[] {
  const thing = { id: key.id, name: key.name }
  const net = differenceOf(
    aboutThing('netCharges', thing),
    given(aboutThing('charges', thing), charges),
    given(aboutThing('products', thing), products),
  )
  return shareByKey(net, key).map(({ lotId, explanation }) => ({
    lotId,
    explanation: differenceOf(
      aboutThing('regularisation', thing),
      explanation,
      given(aboutThing('called', thing), called.get(lotId) ?? 0),
    ),
  }))
}

/**
 * The amount that each lot owes or gets back for all keys of a closed year, in one sum. It falls due when the meeting has
 * approved the accounts (decree of 17 March 1967, art. 45-1).
 */
export function regularisations(closings: readonly Closing[]): readonly LotAmount[] {
  const byLot = Map.groupBy(closings.flatMap(regularise), ({ lotId }) => lotId)
  return [...byLot].map(([lotId, parts]) => ({
    lotId,
    explanation: sumOf(
      aboutThing('regularisation'),
      parts.map(({ explanation }) => explanation),
    ),
  }))
}
