import { useCallback } from 'react'
import * as z from 'zod/mini'
import { journals } from '#contract/accounts/chartOfAccounts.ts'
import type { MovementQuery } from '#contract/accounts/movements.ts'
import { movementSorts } from '#contract/accounts/movements.ts'
import { typedAmount } from '#contract/amounts.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useAddress } from '#src/parts/useAddress.ts'

const sides = ['debit', 'credit'] as const
/** The names in the address, by filter. */
const names = {
  search: 'recherche',
  account: 'compte',
  journal: 'journal',
  keyId: 'cle',
  lot: 'lot',
  from: 'du',
  to: 'au',
  min: 'min',
  max: 'max',
  side: 'sens',
  sort: 'tri',
} as const
export type FilterName = keyof typeof names
export type Typed = Readonly<Record<FilterName, string>>

const among = <Value extends string>(values: readonly Value[], text: string) => values.find((value) => value === text)
const parsed = <Value>(schema: z.ZodMiniType<Value>, text: string) => z.safeParse(schema, text).data
const number = z.coerce.number().check(z.int(), z.minimum(1))
const accountStart = z.string().check(z.regex(/^\d{1,6}$/))

/**
 * The filters of movements, kept in the address: a reload, back and a link show the same. An invalid day, amount or account in
 * the address is ignored.
 */
export function useMovementFilters(portal: ScreenProps['portal'], fiscalYearId: string) {
  const address = useAddress(portal)
  const { write } = address
  const openEntry = useCallback((entryId: string) => write({ ecriture: entryId }, { isStep: true }), [write])
  const typed: Typed = {
    search: address.read(names.search),
    account: address.read(names.account),
    journal: address.read(names.journal),
    keyId: address.read(names.keyId),
    lot: address.read(names.lot),
    from: address.read(names.from),
    to: address.read(names.to),
    min: address.read(names.min),
    max: address.read(names.max),
    side: address.read(names.side),
    sort: address.read(names.sort),
  }
  const found = {
    search: typed.search || undefined,
    account: parsed(accountStart, typed.account),
    journal: among(journals, typed.journal),
    keyId: parsed(z.uuid(), typed.keyId),
    lot: parsed(number, typed.lot),
    from: parsed(z.iso.date(), typed.from),
    to: parsed(z.iso.date(), typed.to),
    minAmount: parsed(typedAmount(), typed.min),
    maxAmount: parsed(typedAmount(), typed.max),
    side: among(sides, typed.side),
    sort: among(movementSorts, typed.sort),
  }
  const filters: MovementQuery = { fiscalYearId, ...defined(found) }
  const { search: _, sort: __, ...narrowing } = defined(found)
  return {
    typed,
    filters,
    /** The filters in the disclosure below the search. */
    activeCount: Object.keys(narrowing).length,
    isNarrowed: Object.keys(narrowing).length > 0 || typed.search !== '',
    choose: (changes: Partial<Typed>) =>
      address.write(Object.fromEntries(Object.entries(changes).map(([name, value]) => [nameOf(name), value || null]))),
    clear: () => address.write(Object.fromEntries(Object.values(names).map((name) => [name, null]))),
    entryId: address.read('ecriture'),
    openEntry,
    closeEntry: () => address.leaveStep({ ecriture: null }),
  }
}

const isName = (name: string): name is FilterName => Object.hasOwn(names, name)
const nameOf = (name: string) => (isName(name) ? names[name] : name)

/** Omits fields that are `undefined`, which a query must not name. */
function defined<Fields extends object>(fields: Fields) {
  const kept: { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } = {}
  Object.assign(kept, Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)))
  return kept
}
