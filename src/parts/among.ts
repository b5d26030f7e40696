/** The value that a text stands for, as in an address or a select; `null` for a text that stands for none. */
export const among = <Value>(values: readonly Value[], text: string | null) =>
  values.find((value) => String(value) === text) ?? null
