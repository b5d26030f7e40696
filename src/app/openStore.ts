/**
 * The browser's storage. Where the browser forbids it (third-party frame, strict privacy setting), values live as long
 * as the page.
 */
export function openStore(open: () => Storage, otherwise: () => Storage = memoryStore): Storage {
  try {
    const storage = open()
    storage.setItem('probe', '1')
    storage.removeItem('probe')
    return storage
  } catch {
    return otherwise()
  }
}

function memoryStore(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}

/** For values that are useless unless they survive a reload: it stores nothing. */
export const forgetfulStore = (): Storage => Object.assign(memoryStore(), { setItem: () => {} })
