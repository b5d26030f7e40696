import type { ComboboxOption } from './Combobox.tsx'

type Thing = { readonly id: string; readonly displayName?: string | null; readonly sqlId?: string | null }
type TextField<Data> = { [Name in keyof Data]: Data[Name] extends string ? Name : never }[keyof Data]

type OptionSettings<Data> = {
  /** What to show of a thing without a display name. */
  readonly fallback: TextField<Data>
  /** `sqlId` = the key in the manager's own system; a thing that it does not know keeps its id. */
  readonly value?: 'id' | 'sqlId'
}

/** An option of a dropdown (specification §3): its value, its label, and the thing itself. */
export const comboboxOption = <Data extends Thing>(
  data: Data,
  { fallback, value = 'id' }: OptionSettings<Data>,
): ComboboxOption<Data> => ({
  value: (value === 'sqlId' && data.sqlId) || data.id,
  label: data.displayName || String(data[fallback]),
  data,
})
