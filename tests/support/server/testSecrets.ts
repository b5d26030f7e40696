import { createSecrets } from '#server/platform/secrets.ts'

export const testSecretKey = Buffer.alloc(32, 'the key of the tests')
/** The keys of test servers, and of the templates that their databases are copied from. */
export const testSecrets = createSecrets([{ id: 1, key: testSecretKey }])
