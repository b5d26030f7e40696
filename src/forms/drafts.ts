import * as z from 'zod/mini'
import { tabNote } from '#src/api/tabNote.ts'

const storedDraft = z.record(z.string(), z.string())

/**
 * What a person typed, kept for this tab until it is sent: it survives a reload, an error and a trip to /maintenance.
 * Only the named fields are kept, each with its one value, and never one of type password.
 */
export function createDraft(form: string, fields: readonly string[]) {
  const note = tabNote(`draft:${form}`, storedDraft)
  return {
    read(): Readonly<Record<string, string>> {
      return Object.fromEntries(Object.entries(note.read() ?? {}).filter(([name]) => fields.includes(name)))
    },
    /** What a field was filled with, and still holds, was typed by nobody: it may be another one next time. */
    keep(element: HTMLFormElement, shown: Readonly<Record<string, string>> = {}) {
      const isKept = (name: string, value: string) =>
        fields.includes(name) && value !== shown[name] && !element.querySelector(`[type=password][name="${name}"]`)
      const typed = [...new FormData(element)].flatMap(([name, value]) =>
        typeof value === 'string' && isKept(name, value) ? [[name, value] as const] : [],
      )
      note.write(Object.fromEntries(typed))
    },
    clear: note.clear,
  }
}
