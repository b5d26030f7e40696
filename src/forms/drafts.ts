import * as z from 'zod/mini'
import { tabNote } from '#src/api/tabNote.ts'

const storedDraft = z.record(z.string(), z.string())

type Texts<Field extends string> = Readonly<Partial<Record<Field, string>>>
type FormDraft<Field extends string> = {
  readonly read: () => Texts<Field>
  /** Skips a field that still holds its prefilled value: nobody typed it, and next time it may be different. */
  readonly keep: (element: HTMLFormElement, shown?: Texts<Field>) => void
  readonly clear: () => void
}

/**
 * Keeps what a person typed for this tab until it is sent: it survives a reload, an error and a detour to
 * /maintenance. Keeps only the named fields, each with its single value, and never one of type password.
 */
export function createDraft<Field extends string>(form: string, fields: readonly Field[]): FormDraft<Field>
export function createDraft(form: string, fields: readonly string[]): FormDraft<string> {
  const note = tabNote(`draft:${form}`, storedDraft)
  return {
    read: () => Object.fromEntries(Object.entries(note.read() ?? {}).filter(([name]) => fields.includes(name))),
    keep(element, shown = {}) {
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
