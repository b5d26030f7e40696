/**
 * Key case at the two edges of the wire (specification §7): the application and the server speak camelCase,
 * bodies and queries travel in snake_case. Values are never changed, and neither are keys that are identifiers: UUIDs, and
 * the keys of the rows of a list (`entities`, lists.ts), such as a role.
 */
export const snakeKey = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
export const camelKey = (key: string) =>
  key.replace(/(?<=[a-z0-9])_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** Row keys repeat the same names, so they are cached. Names that a request invents must not fill the memory. */
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
  return mapEntries(value, rename, (key, item) =>
    key === 'entities' && isPlainObject(item)
      ? mapEntries(item, rename, (_, rows) =>
          isPlainObject(rows) ? mapEntries(rows, sameKey, (_id, row) => mapKeys(row, rename)) : mapKeys(rows, rename),
        )
      : mapKeys(item, rename),
  )
}

const sameKey = (key: string) => key

/** A loop, because every response passes here: lists of entries take twenty times as long with anything else. */
function mapEntries(
  value: Readonly<Record<string, unknown>>,
  rename: (key: string) => string,
  map: (key: string, item: unknown) => unknown,
): Record<string, unknown> {
  const mapped: Record<string, unknown> = {}
  for (const key of Object.keys(value)) {
    const name = rename(key)
    const item = map(key, value[key])
    // Assigning this one would change the object's prototype.
    if (name === '__proto__') Object.defineProperty(mapped, name, { value: item, enumerable: true })
    else mapped[name] = item
  }
  return mapped
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && Object.prototype.toString.call(value) === '[object Object]'
