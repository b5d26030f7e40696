/**
 * Key case at the two edges of the wire (specification §7): the application and the server speak camelCase,
 * bodies and queries travel in snake_case. Values are never changed, and neither are keys that are identifiers: UUIDs, and
 * the keys of the rows of a list (`entities`, lists.ts), such as a role.
 */
export const snakeKey = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
export const camelKey = (key: string) =>
  key.replace(/(?<=[a-z0-9])_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** Every row has the same names. Those that a request invents must not fill the memory. */
const mostNames = 2_000
const longestName = 64

function remembered(rename: (key: string) => string) {
  const known = new Map<string, string>()
  return (key: string): string => {
    const name = known.get(key) ?? rename(key)
    if (known.size < mostNames && key.length <= longestName) known.set(key, name)
    return name
  }
}
const toSnake = remembered(snakeKey)
const toCamel = remembered(camelKey)

export const toWire = (value: unknown): unknown => mapKeys(value, toSnake)
export const fromWire = (value: unknown): unknown => mapKeys(value, toCamel)

function mapKeys(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => mapKeys(item, rename))
  if (!isPlainObject(value)) return value
  return mapEntries(value, (key, item) => [
    rename(key),
    key === 'entities' ? mapRows(item, rename) : mapKeys(item, rename),
  ])
}

function mapRows(tables: unknown, rename: (key: string) => string): unknown {
  if (!isPlainObject(tables)) return mapKeys(tables, rename)
  return mapEntries(tables, (name, rows) => [
    rename(name),
    isPlainObject(rows) ? mapEntries(rows, (id, row) => [id, mapKeys(row, rename)]) : mapKeys(rows, rename),
  ])
}

const mapEntries = (value: object, map: (key: string, item: unknown) => [string, unknown]) =>
  Object.fromEntries(Object.entries(value).map(([key, item]) => map(key, item)))

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  Object.prototype.toString.call(value) === '[object Object]'
