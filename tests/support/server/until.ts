import { vi } from 'vitest'

/** Waits until it is so: what an answer does not wait for comes a moment later, and later still from a busy machine. */
export const until = (isSo: () => boolean | Promise<boolean>) => vi.waitUntil(isSo, { timeout: 20_000 })
