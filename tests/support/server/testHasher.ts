import { createHasher } from '#server/platform/hasher.ts'

/** Real password hashes cost 30 ms each: these are cheap, and as many at once as a test wants. */
export const testHasher = createHasher({ memoryCost: 1024, timeCost: 1, waiting: 1_000 })
