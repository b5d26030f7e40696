import type { ParcelSort, parcelRoutes } from '#contract/accounts/parcels.ts'
import type { RoleName } from '#contract/roles.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import { sumBy } from '#contract/sumBy.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import { toSearchText } from '#server/services/directory/searchText.ts'
import { scopeOf } from '../movements/listMovements.ts'
import { findParcels, findShares } from './parcels.store.ts'

type List = typeof parcelRoutes.parcels

type Sorted = { readonly number: number; readonly tantiemes: number }
const orders: Readonly<Record<ParcelSort, (a: Sorted, b: Sorted) => number>> = {
  number: (a, b) => a.number - b.number,
  '-number': (a, b) => b.number - a.number,
  '-tantiemes': (a, b) => b.tantiemes - a.tantiemes || a.number - b.number,
  tantiemes: (a, b) => a.tantiemes - b.tantiemes || a.number - b.number,
}

/**
 * The lots that the reader may see. A place has a few hundred at most, so they are filtered and sorted here. A lot has many
 * shares, so these are read only for the page.
 */
export async function listParcels(
  { db, actor }: SignedInCtx,
  {
    params: { placeId },
    query: { page, perPage, sort, lot, kind, building, keyId, search = '' },
    roles,
  }: RouteOutput<List> & { readonly roles: readonly RoleName[] },
): Promise<RouteAnswer<List>> {
  const words = toSearchText(search)
  const held = await findParcels(db, scopeOf(actor.userId, placeId, roles), keyId)
  const found = held
    .filter(
      (parcel) =>
        (lot === undefined || parcel.number === lot) &&
        (kind === undefined || parcel.kind === kind) &&
        (building === undefined || parcel.building === building) &&
        (words === '' || `${parcel.number}` === words || toSearchText(parcel.owner?.name ?? '').includes(words)),
    )
    .toSorted(orders[sort])
  const ofPage = found.slice((page - 1) * perPage, page * perPage)
  const shares = await findShares(
    db,
    ofPage.map(({ id }) => id),
  )
  const shown = ofPage.map(({ identity: _, ...parcel }) => ({
    ...parcel,
    keys: (shares.get(parcel.id) ?? []).map(({ lotId: _lot, ...key }) => key),
  }))
  return {
    ...listAnswer(shown, { parcels: byId(shown) }, { total: found.length, page, perPage }),
    totals: { tantiemes: sumBy(found, (parcel) => parcel.tantiemes) },
  }
}
