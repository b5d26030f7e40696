export type StoredFile = { readonly key: string; readonly storedAt: Date }

/**
 * Stores the bytes of files in a folder or in a bucket of an S3-compatible service. Access is checked elsewhere. A
 * store that does not answer soon rejects with the problem `files_unavailable`.
 */
export type FileStore = {
  /** Atomic: nobody ever reads half a file. */
  readonly put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>
  /** `null` = no such file. */
  readonly read: (key: string) => Promise<Uint8Array | null>
  /** A missing file is not an error. */
  readonly remove: (key: string) => Promise<void>
  /** Every file whose key begins with the prefix, in batches and in no order. */
  readonly list: (prefix: string) => AsyncIterable<readonly StoredFile[]>
}

const shape = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*$/

export const isKey = (text: string): boolean => shape.test(text)

/** Keys are generated and never contain what somebody typed: no part of one leads out of the folder or the bucket. */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new Error('a file key is made of lower-case letters, digits, hyphens and slashes')
  return key
}
