/**
 * Storage of the browser, or one that lasts as long as the page where the browser forbids it (a frame of another site,
 * a strict setting): the portal then works without remembering.
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

/** For what must be remembered across a reload or not at all: it forgets at once. */
export const forgetfulStore = (): Storage => Object.assign(memoryStore(), { setItem: () => {} })
