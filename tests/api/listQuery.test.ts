import { expect, it } from 'vitest'
import { fromWireQuery, toWireQuery } from '#src/api/listQuery.ts'

it.each([
  [{ unread: true }, { with_unread_message: 'true' }],
  [{ categoryKind: 'quote' }, { by_category_kind: 'quote' }],
  [{ state: 'acknowledged' }, { by_state: 'acknowledged' }],
  [{ place: 'p-1' }, { by_place: 'p-1' }],
  [{ search: 'ascenseur' }, { 'filter[search]': 'ascenseur' }],
  [{ q: 'for_invitation' }, { filter: 'for_invitation' }],
  [
    { fiscalYearId: 3, perPage: 20, page: 2 },
    { fiscal_year_id: '3', per_page: '20', page: '2' },
  ],
  [{ by_ese_offer: 'ESE' }, { by_ese_offer: 'ESE' }],
  [{ search: '', state: undefined, place: null }, {}],
])('writes %j as %j', (query, wire) => {
  expect(toWireQuery(query)).toEqual(wire)
})

it('reads the filters of a list back, without the page number', () => {
  const filters = { unread: 'true', categoryKind: 'quote', search: 'ascenseur & hall', q: 'x', fiscalYearId: '3' }
  const search = new URLSearchParams(toWireQuery({ ...filters, page: 4, perPage: 15 })).toString()
  expect(fromWireQuery(search)).toEqual(filters)
})
