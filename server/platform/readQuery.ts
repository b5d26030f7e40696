import { fromWire } from '#contract/case.ts'
import { Problem } from './problem.ts'

/**
 * Maps the names of list parameters on the wire to their names in the application (specification §7, list query
 * mapping).
 */
const applicationNames = new Map([
  ['with_unread_message', 'unread'],
  ['by_category_kind', 'categoryKind'],
  ['by_state', 'state'],
  ['by_place', 'place'],
  ['filter[search]', 'search'],
  ['filter', 'q'],
])

/** The query string as an object; a repeated name becomes a list. */
export function readQuery(url: string): unknown {
  const { search, searchParams } = new URL(url)
  try {
    decodeURIComponent(search)
  } catch {
    throw new Problem('malformed_request', 'the query string has a bad percent code')
  }
  const entries = [...new Set(searchParams.keys())].map((name) => {
    const values = searchParams.getAll(name)
    return [applicationNames.get(name) ?? name, values.length > 1 ? values : values[0]]
  })
  return fromWire(Object.fromEntries(entries))
}
