import { camelKey, snakeKey } from '#contract/case.ts'

/** List keys whose name on the wire is not just their snake_case form (specification §7). */
const wireNames: ReadonlyMap<string, string> = new Map([
  ['unread', 'with_unread_message'],
  ['categoryKind', 'by_category_kind'],
  ['state', 'by_state'],
  ['place', 'by_place'],
  ['search', 'filter[search]'],
  ['q', 'filter'],
])
const applicationNames: ReadonlyMap<string, string> = new Map([...wireNames].map(([key, wire]) => [wire, key]))
const pagination: ReadonlySet<string> = new Set(['page', 'per_page'])

/** A query in its wire form; keys without a value are left out. */
export function toWireQuery(query: Readonly<Record<string, unknown>>): Record<string, string> {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '')
  return Object.fromEntries(entries.map(([key, value]) => [wireNames.get(key) ?? snakeKey(key), String(value)]))
}

/** Reads a query back into the filters of a list; the page number is not a filter. */
export function fromWireQuery(search: string): Record<string, string> {
  const entries = [...new URLSearchParams(search)].filter(([name]) => !pagination.has(name))
  return Object.fromEntries(entries.map(([name, value]) => [applicationNames.get(name) ?? camelKey(name), value]))
}
