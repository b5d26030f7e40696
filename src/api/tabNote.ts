import type * as z from 'zod/mini'

/** A note in a browser's storage. A browser may forbid storage, and stored text may be anything, so a failure is ignored. */
export function storedNote<Schema extends z.ZodMiniType>(storage: () => Storage, key: string, schema: Schema) {
  return {
    read: (): z.output<Schema> | null => quietly(() => schema.parse(JSON.parse(storage().getItem(key) ?? ''))) ?? null,
    write: (value: z.output<Schema>) => quietly(() => storage().setItem(key, JSON.stringify(value))),
    /** Whether the note holds exactly this value. */
    holds: (value: z.output<Schema>) => quietly(() => storage().getItem(key) === JSON.stringify(value)) ?? false,
    clear: () => quietly(() => storage().removeItem(key)),
  }
}

/** A note for this tab that survives reloads. */
export const tabNote = <Schema extends z.ZodMiniType>(key: string, schema: Schema) =>
  storedNote(() => sessionStorage, key, schema)

function quietly<T>(attempt: () => T): T | undefined {
  try {
    return attempt()
  } catch {
    return undefined
  }
}
