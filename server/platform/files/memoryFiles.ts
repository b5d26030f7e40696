import { checkedKey, type FileStore } from './fileStore.ts'

/** Files that are gone with the process, for mocks and tests. */
export function createMemoryFiles(): FileStore & { readonly keys: () => readonly string[] } {
  const held = new Map<string, Uint8Array>()
  return {
    put: async (key, bytes) => void held.set(checkedKey(key), Uint8Array.from(bytes)),
    read: async (key) => held.get(checkedKey(key)) ?? null,
    remove: async (key) => void held.delete(checkedKey(key)),
    keys: () => [...held.keys()],
  }
}
