/** The value of a text, for example from an address or a select; `null` for an unknown text. */
export const among = <Value>(values: readonly Value[], text: string | null) =>
  values.find((value) => String(value) === text) ?? null
