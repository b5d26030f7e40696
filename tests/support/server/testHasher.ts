import { createHasher } from '#server/platform/hasher.ts'

/** A real password hash costs 30 ms. This hasher is cheap and has no limit that a test would reach. */
export const testHasher = createHasher({ memoryCost: 1024, timeCost: 1, waiting: 1_000 })
