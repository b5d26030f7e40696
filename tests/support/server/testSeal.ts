import { createSeal } from '#server/platform/seal/openSeal.ts'
import { makeSignerFile, readSignerKey } from '#server/platform/seal/signerKey.ts'

/** The certificate of this seal is made with the first paper that a test signs. */
export const testSeal = createSeal(async () =>
  readSignerKey(await makeSignerFile('Tests', 'secret', new Date('2030-01-01T00:00:00Z')), 'secret'),
)
