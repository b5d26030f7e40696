/** The total that a row declares, and where. */
type Total = {
  readonly value: number
  readonly file: string
  readonly line: number | null
  readonly column: string
}

/** The first and last day of a row that covers a period, both included. */
export type Span = { readonly from: string; readonly to: string; readonly isOpen: boolean }

/** What rows can refer to: ids by file and key, declared totals, periods of days, and facts. */
export type Known = {
  readonly learn: (file: string, key: string, id: string) => void
  readonly find: (file: string, key: string) => string | undefined
  readonly declare: (file: string, key: string, total: Total) => void
  readonly totals: (file: string) => ReadonlyMap<string, Total>
  readonly cover: (file: string, span: Span) => void
  /** The period that contains a day. */
  readonly spanOf: (file: string, day: string) => Span | undefined
  /** Records the name of a row for people. */
  readonly call: (file: string, key: string, name: string) => void
  readonly nameOf: (file: string, key: string) => string | null
  readonly note: (fact: string) => void
  readonly isNoted: (fact: string) => boolean
}

/** A part of a folder reads what earlier parts have added, and adds nothing to them itself. */
export function startKnown(earlier?: Known): Known {
  const ids = new Map<string, string>()
  const totals = new Map<string, Map<string, Total>>()
  const spans = new Map<string, Span[]>()
  const facts = new Set<string>()
  const names = new Map<string, string>()
  const rowOf = (file: string, key: string) => `${file} ${key}`
  return {
    learn: (file, key, id) => ids.set(rowOf(file, key), id),
    find: (file, key) => ids.get(rowOf(file, key)) ?? earlier?.find(file, key),
    declare: (file, key, total) => {
      totals.set(file, (totals.get(file) ?? new Map<string, Total>()).set(key, total))
    },
    totals: (file) => totals.get(file) ?? new Map<string, Total>(),
    cover: (file, span) => {
      const covered = spans.get(file) ?? []
      // Many rows may cover the same period.
      if (!covered.some(({ from, to }) => from === span.from && to === span.to)) spans.set(file, [...covered, span])
    },
    spanOf: (file, day) => spans.get(file)?.find(({ from, to }) => from <= day && day <= to),
    call: (file, key, name) => names.set(rowOf(file, key), name),
    nameOf: (file, key) => names.get(rowOf(file, key)) ?? null,
    note: (fact) => facts.add(fact),
    isNoted: (fact) => facts.has(fact) || (earlier?.isNoted(fact) ?? false),
  }
}
