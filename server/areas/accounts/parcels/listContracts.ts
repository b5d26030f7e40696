import type { Contract, ContractSort, parcelRoutes } from '#contract/accounts/parcels.ts'
import type { RoleName } from '#contract/roles.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import { sumBy } from '#contract/sumBy.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import { toSearchText } from '#server/services/directory/searchText.ts'
import { scopeOf } from '../movements/listMovements.ts'
import { findParcels } from './parcels.store.ts'

type List = typeof parcelRoutes.contracts

const orders: Readonly<Record<ContractSort, (a: Contract, b: Contract) => number>> = {
  name: () => 0,
  '-tantiemes': (a, b) => b.tantiemes - a.tantiemes,
  tantiemes: (a, b) => a.tantiemes - b.tantiemes,
}
const byName = (a: Contract, b: Contract) => a.owner.name.localeCompare(b.owner.name, 'fr') || a.id.localeCompare(b.id)

/** The lots of each co-owner that the reader may see, by the identity under which they hold them. */
export async function listContracts(
  { db, actor }: SignedInCtx,
  {
    params: { placeId },
    query: { page, perPage, sort, lot, search = '' },
    roles,
  }: RouteOutput<List> & { readonly roles: readonly RoleName[] },
): Promise<RouteAnswer<List>> {
  const words = toSearchText(search)
  const isOf = ({ parcels }: Contract, number: string) => parcels.some((parcel) => `${parcel.number}` === number)
  const found = contractsOf(await findParcels(db, scopeOf(actor.userId, placeId, roles)))
    .filter(
      (contract) =>
        (lot === undefined || isOf(contract, `${lot}`)) &&
        (words === '' || isOf(contract, words) || toSearchText(contract.owner.name).includes(words)),
    )
    .toSorted((a, b) => orders[sort](a, b) || byName(a, b))
  const shown = found.slice((page - 1) * perPage, page * perPage)
  return {
    ...listAnswer(shown, { contracts: byId(shown) }, { total: found.length, page, perPage }),
    totals: {
      parcels: sumBy(found, ({ parcels }) => parcels.length),
      tantiemes: sumBy(found, (contract) => contract.tantiemes),
    },
  }
}

function contractsOf(held: Awaited<ReturnType<typeof findParcels>>): readonly Contract[] {
  const owned = held.flatMap(({ owner, identity, id, number, kind, building, tantiemes }) =>
    owner ? [{ owner, identity, parcel: { id, number, kind, building, tantiemes } }] : [],
  )
  return [...Map.groupBy(owned, ({ owner, identity }) => identity?.id ?? owner.id)].flatMap(([id, ofOwner]) => {
    const [first] = ofOwner
    const parcels = ofOwner.map(({ parcel }) => parcel)
    return first
      ? [
          {
            id,
            owner: first.owner,
            identity: first.identity,
            parcels,
            tantiemes: sumBy(parcels, (parcel) => parcel.tantiemes),
          },
        ]
      : []
  })
}
