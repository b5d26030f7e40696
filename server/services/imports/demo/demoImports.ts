import type { ImportCounts, ImportPart, ImportReport } from '#contract/imports.ts'
import type { OfferCode } from '#contract/offers.ts'
import { sumBy } from '#contract/sumBy.ts'
import { atWork } from '#server/demo/demoHours.ts'
import { demoPlaces } from '#server/demo/demoPlaces.ts'

type DemoImport = {
  readonly offer: OfferCode
  readonly createdAt: Date
  /** Minutes between the check and the confirmation. */
  readonly minutes: number
  readonly files: readonly { readonly name: string; readonly size: number }[]
  readonly rows: number
  readonly report: ImportReport
}

const day = 24 * 3_600_000
const counts = (created: number, updated: number, unchanged: number): ImportCounts => ({
  created,
  updated,
  removed: 0,
  unchanged,
})
const files = [
  { name: 'places.csv', size: 412 },
  { name: 'people.csv', size: 9_840 },
  { name: 'roles.csv', size: 5_310 },
  { name: 'lots.csv', size: 4_275 },
]

/** A finished import of the manager's folder, in France and in Québec; one place of each was refused. */
export const demoImports = (now: Date): readonly DemoImport[] =>
  (['ESE', 'VQC'] as const).map((offer) => {
    const [first, second] = demoPlaces.filter((place) => place.offer === offer)
    const parts = [
      ...(first ? [changed(first.name)] : []),
      { ...refused, place: 'P-0002', name: second?.name ?? 'Copropriété du Marché' },
    ]
    return {
      offer,
      createdAt: atWork(new Date(now.getTime() - 9 * day), { offer }),
      minutes: 6,
      files,
      rows: sumBy(parts, rowsOf),
      report: {
        parts,
        refusals: refusals.map((one) => ({ ...one, place: 'P-0002' })),
        refusalsTotal: refusals.length,
        refusalsByFile: { 'people.csv': 2, 'roles.csv': 1, 'lots.csv': 1 },
      },
    }
  })

/** Every row of a part was compared with the portal or refused. */
const rowsOf = ({ counts: files, refusals: refusedRows }: Pick<ImportPart, 'counts' | 'refusals'>) =>
  refusedRows + sumBy(Object.values(files), ({ created, updated, unchanged }) => created + updated + unchanged)

const changed = (name: string): ImportPart => ({
  place: 'P-0001',
  name,
  outcome: 'changed',
  counts: {
    places: counts(0, 1, 0),
    people: counts(3, 4, 81),
    roles: counts(3, 0, 94),
    lots: counts(0, 2, 118),
  },
  refusals: 0,
})
const refused = {
  outcome: 'refused',
  counts: { places: counts(0, 0, 1), people: counts(1, 0, 14), roles: counts(1, 0, 15), lots: counts(0, 0, 12) },
  refusals: 4,
} as const
const refusals = [
  { file: 'people.csv', line: 91, column: 'email', reason: 'invalidEmail', detail: null },
  { file: 'people.csv', line: 97, column: 'phone_number', reason: 'invalidPhone', detail: null },
  { file: 'roles.csv', line: 103, column: 'person', reason: 'unknownReference', detail: 'C-0412' },
  { file: 'lots.csv', line: 131, column: 'tantiemes', reason: 'notANumber', detail: null },
] as const
