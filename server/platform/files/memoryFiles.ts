import { checkedKey, type FileStore } from './fileStore.ts'

/** Files that disappear with the process, for mocks and tests. */
export function createMemoryFiles(now = () => new Date()): FileStore & { readonly keys: () => readonly string[] } {
  const held = new Map<string, { readonly bytes: Uint8Array; readonly storedAt: Date }>()
  return {
    put: async (key, bytes) => void held.set(checkedKey(key), { bytes: Uint8Array.from(bytes), storedAt: now() }),
    read: async (key) => held.get(checkedKey(key))?.bytes ?? null,
    remove: async (key) => void held.delete(checkedKey(key)),
    list: async function* (prefix) {
      yield [...held].flatMap(([key, { storedAt }]) => (key.startsWith(prefix) ? [{ key, storedAt }] : []))
    },
    keys: () => [...held.keys()],
  }
}
