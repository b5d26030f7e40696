import type * as z from 'zod/mini'

/**
 * Something remembered for this tab, through reloads. A browser may forbid storage, and a stored text may be anything: it is a
 * kindness, never a reason to fail.
 */
export function tabNote<Schema extends z.ZodMiniType>(key: string, schema: Schema) {
  return {
    read: (): z.output<Schema> | null =>
      quietly(() => schema.parse(JSON.parse(sessionStorage.getItem(key) ?? ''))) ?? null,
    write: (value: z.output<Schema>) => quietly(() => sessionStorage.setItem(key, JSON.stringify(value))),
    /** Is it this very value that is remembered? */
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
