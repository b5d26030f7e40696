import { demoId } from '#server/demo/chance.ts'
import { daysAfter } from '#server/platform/civilDay.ts'
import type { bankLines } from '../bank/bankLines.tables.ts'
import type { demoBooks } from './demoBooks.ts'

type Line = typeof bankLines.$inferInsert

/** The latest lines of the bank of a place: some are matched, others wait, and two are not in the books. */
export function demoBankLines(books: ReturnType<typeof demoBooks>): readonly Line[] {
  const { place, placeId, bank, entries, lots, today, years } = books
  const start = years.find(({ back }) => back === 0)?.startsOn ?? today
  const on = (daysAgo: number) =>
    [daysAfter(today, -daysAgo), start].toSorted((a, b) => a.localeCompare(b)).at(-1) ?? today
  const moved = entries
    .filter(({ journal, enteredOn }) => journal === 'BQ' && enteredOn >= start)
    .toSorted((a, b) => b.enteredOn.localeCompare(a.enteredOn) || a.id.localeCompare(b.id))
    .flatMap(({ id: entryId, enteredOn, label, lines }): Line[] => {
      const index = lines.findIndex(({ account }) => account === bank)
      const { debit = 0, credit = 0 } = lines[index] ?? {}
      const id = demoId(`bank line ${entryId}`)
      const line = {
        id,
        placeId,
        account: bank,
        bookedOn: enteredOn,
        amount: debit - credit,
        label: label.toUpperCase(),
      }
      return index === -1 ? [] : [{ ...line, entryId, rank: index + 1 }]
    })
    .slice(0, 6)
    .map(
      ({ entryId, rank, ...line }, index): Line =>
        index < 3 ? line : { ...line, entryId: entryId ?? null, rank: rank ?? null, state: 'matched' },
    )
  const isCanadian = place.offer === 'VQC'
  const payer = lots.find(({ ownerId }) => ownerId !== null)
  const unknown = (name: string, daysAgo: number, amount: number, label: string): Line => ({
    id: demoId(`bank line ${place.key} ${name}`),
    placeId,
    account: bank,
    bookedOn: on(daysAgo),
    amount,
    label,
  })
  return [
    ...moved,
    ...(payer
      ? [
          unknown(
            'named',
            2,
            150_00,
            isCanadian ? `DEPOT FRAIS CONDO FRACTION ${payer.number}` : `VIR SEPA CHARGES LOT ${payer.number}`,
          ),
        ]
      : []),
    unknown('stranger', 3, 85_00, isCanadian ? 'VIREMENT INTERAC M. GAGNON' : 'VIR SEPA M. DURAND'),
  ]
}
