import { removeDatabases } from './postgresDatabase.ts'

/** Some 35 MB each. */
const mostKept = 40

/**
 * Removes copies many at a time. For each removal PostgreSQL first writes all that it holds in memory to disk, so one after
 * each test file would make every other file wait.
 */
export function collectCopies(serverUrl: string) {
  let discarded: string[] = []
  let removal: Promise<void> = Promise.resolve()
  const removeAll = () => {
    const names = discarded
    discarded = []
    removal = removal.then(() => removeDatabases(serverUrl, names))
    return removal
  }
  return {
    discard: (name: string) => {
      discarded.push(name)
      if (discarded.length >= mostKept) void removeAll().catch(() => undefined)
    },
    removeAll,
  }
}
