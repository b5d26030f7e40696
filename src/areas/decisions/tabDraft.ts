import * as z from 'zod/mini'

/** What is chosen in a flow, kept by this tab until it is sent: it survives a reload and a trip to /maintenance. */
export function tabDraft<Draft>(name: string, schema: z.ZodMiniType<Draft>) {
  const key = `draft:${name}`
  return {
    read: (): Draft | null => quietly(() => z.parse(schema, JSON.parse(sessionStorage.getItem(key) ?? ''))) ?? null,
    write: (draft: Draft) => void quietly(() => sessionStorage.setItem(key, JSON.stringify(draft))),
    clear: () => void quietly(() => sessionStorage.removeItem(key)),
  }
}

/** A browser may forbid storage, and what is stored may be anything. */
function quietly<T>(attempt: () => T): T | undefined {
  try {
    return attempt()
  } catch {
    return undefined
  }
}
