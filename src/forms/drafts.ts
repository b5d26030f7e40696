import * as z from 'zod/mini'

const storedDraft = z.record(z.string(), z.string())

/**
 * What a person typed, kept for this tab until it is sent: it survives a reload, an error and a trip to /maintenance.
 * Only the named fields are kept, each with its one value, and never one of type password.
 */
export function createDraft(form: string, fields: readonly string[]) {
  const key = `draft:${form}`
  return {
    read(): Readonly<Record<string, string>> {
      const stored = quietly(() => storedDraft.parse(JSON.parse(sessionStorage.getItem(key) ?? '{}'))) ?? {}
      return Object.fromEntries(Object.entries(stored).filter(([name]) => fields.includes(name)))
    },
    /** What a field was filled with, and still holds, was typed by nobody: it may be another one next time. */
    keep(element: HTMLFormElement, shown: Readonly<Record<string, string>> = {}) {
      const isKept = ([name, value]: [string, FormDataEntryValue]) =>
        fields.includes(name) &&
        typeof value === 'string' &&
        value !== shown[name] &&
        !element.querySelector(`[type=password][name="${name}"]`)
      const typed = [...new FormData(element)].filter(isKept)
      quietly(() => sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(typed))))
    },
    clear() {
      quietly(() => sessionStorage.removeItem(key))
    },
  }
}

/** A browser may forbid storage, and a stored text may be anything: a draft is a kindness, never a reason to fail. */
function quietly<T>(attempt: () => T): T | undefined {
  try {
    return attempt()
  } catch {
    return undefined
  }
}
