import { createHash, randomBytes } from 'node:crypto'

/** 32 random bytes, which nobody can guess. */
export const newToken = () => randomBytes(32).toString('base64url')

/** The stored form of a token, or of an address whose tries are counted. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')
