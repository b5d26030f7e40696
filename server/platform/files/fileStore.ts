export type StoredFile = { readonly key: string; readonly storedAt: Date }

/**
 * Where the bytes of files are: a folder, or a bucket of an S3-compatible service. Who may have them is decided elsewhere.
 * One that does not answer rejects with the problem `files_unavailable`, soon.
 */
export type FileStore = {
  /** Whole or not at all: nobody reads half a file. */
  readonly put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>
  /** `null` = there is none. */
  readonly read: (key: string) => Promise<Uint8Array | null>
  /** One that is not there is no mistake. */
  readonly remove: (key: string) => Promise<void>
  /** Everything whose key begins so, in no order, some at a time. */
  readonly list: (prefix: string) => AsyncIterable<readonly StoredFile[]>
}

const shape = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*$/

export const isKey = (text: string): boolean => shape.test(text)

/** Keys are ours and never somebody's words: no part of one leads out of the folder or the bucket. */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new Error('a file key is made of lower-case letters, digits, hyphens and slashes')
  return key
}
