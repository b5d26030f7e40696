import type * as z from 'zod/mini'

/**
 * A note for this tab that survives reloads. A browser may forbid storage, and stored text may be anything, so a
 * failure is ignored.
 */
export function tabNote<Schema extends z.ZodMiniType>(key: string, schema: Schema) {
  return {
    read: (): z.output<Schema> | null =>
      quietly(() => schema.parse(JSON.parse(sessionStorage.getItem(key) ?? ''))) ?? null,
    write: (value: z.output<Schema>) => quietly(() => sessionStorage.setItem(key, JSON.stringify(value))),
    /** Whether the note holds exactly this value. */
    holds: (value: z.output<Schema>) => quietly(() => sessionStorage.getItem(key) === JSON.stringify(value)) ?? false,
    clear: () => quietly(() => sessionStorage.removeItem(key)),
  }
}

function quietly<T>(attempt: () => T): T | undefined {
  try {
    return attempt()
  } catch {
    return undefined
  }
}
