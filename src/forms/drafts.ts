import * as z from 'zod/mini'
import { tabNote } from '#src/api/tabNote.ts'

const storedDraft = z.record(z.string(), z.string())

/**
 * Keeps what a person typed for this tab until it is sent: it survives a reload, an error and a detour to
 * /maintenance. Keeps only the named fields, each with its single value, and never one of type password.
 */
export function createDraft(form: string, fields: readonly string[]) {
  const note = tabNote(`draft:${form}`, storedDraft)
  return {
    read(): Readonly<Record<string, string>> {
      return Object.fromEntries(Object.entries(note.read() ?? {}).filter(([name]) => fields.includes(name)))
    },
    /** Skips a field that still holds its prefilled value: nobody typed it, and next time it may be different. */
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
