import { vi } from 'vitest'

/** Waits for work that a response does not wait for. The limit suits a busy machine. */
export const until = (condition: () => boolean | Promise<boolean>) => vi.waitUntil(condition, { timeout: 30_000 })
