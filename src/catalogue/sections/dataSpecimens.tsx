import { useState } from 'react'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { Column, Sort } from '#src/ui/table/column.ts'
import { VirtualList } from '#src/ui/VirtualList.tsx'
import { VirtualListbox } from '#src/ui/VirtualListbox.tsx'

type Entry = { readonly id: number; readonly label: string; readonly supplier: string; readonly cents: number }

const suppliers = ['Toitures du Nord', 'Ascenseurs Lemaire', 'Eau du Hainaut', 'Nettoyage Clair', 'Chauffage Duval']
const labels = ['Contrat d’entretien', 'Réparation', 'Consommation', 'Visite annuelle', 'Remplacement']
const entriesOf = (count: number): readonly Entry[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    label: `${labels[id % 5]} n° ${id + 1}`,
    supplier: suppliers[(id * 7) % 5] ?? '',
    cents: ((id * 7_919) % 400_000) - 40_000,
  }))

/** Columns of the expenses of a place. */
function useColumns(): readonly Column<Entry>[] {
  const { format } = useLanguage()
  return [
    { key: 'label', header: 'Libellé', cell: ({ label }) => label, isRowHeader: true, isSortable: true },
    { key: 'supplier', header: 'Fournisseur', cell: ({ supplier }) => supplier, isSortable: true },
    { key: 'cents', header: 'Montant', cell: ({ cents }) => format.money(cents), isNumeric: true, isSortable: true },
  ]
}

const compare = (sort: Sort) => (one: Entry, other: Entry) => {
  const order = sort.key === 'cents' ? one.cents - other.cents : one.label.localeCompare(other.label, 'fr')
  return sort.direction === 'ascending' ? order : -order
}

export function TableSection() {
  const columns = useColumns()
  const [sort, setSort] = useState<Sort>({ key: 'label', direction: 'ascending' })
  const [count, setCount] = useState(5)
  const rows = entriesOf(count).toSorted(compare(sort))
  const more = count < 15 ? () => setCount(count + 5) : undefined
  return (
    <Stack gap={6}>
      <DataTable
        caption="Dépenses de l’exercice 2026"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        sort={sort}
        onSort={setSort}
        total={15}
        onMore={more}
      />
      <DataTable caption="En attente" columns={columns} rows={[]} rowKey={({ id }) => id} isBusy />
      <DataTable caption="Vide" columns={columns} rows={[]} rowKey={({ id }) => id} />
    </Stack>
  )
}

export function RowsSection({ count = 50_000 }: { count?: number }) {
  const columns = useColumns()
  const [rows] = useState(() => entriesOf(count))
  return <DataTable caption={`${count} écritures`} columns={columns} rows={rows} rowKey={({ id }) => id} height={560} />
}

const message = { p: 4, borderBottom: 'border' } as const

/** Messages of any length: each is measured once it is visible. */
export function ListSection({ count = 10_000 }: { count?: number }) {
  const [selected, setSelected] = useState(0)
  const text = (index: number) => `Message ${index + 1}. ${'Le syndic vous répond. '.repeat((index * 7) % 6)}`
  return (
    <Stack gap={6}>
      <VirtualListbox
        label="Immeubles"
        count={count}
        height={240}
        estimatedHeight={48}
        selectedIndex={selected}
        onSelect={setSelected}
        renderItem={(index) => (
          <Text {...message}>
            {index === selected ? '✓ ' : ''}
            {suppliers[index % 5]} {index + 1}
          </Text>
        )}
      />
      <VirtualList
        label="Messages"
        kind="feed"
        count={count}
        estimatedHeight={72}
        itemKey={(index) => index}
        renderItem={(index) => <Text {...message}>{text(index)}</Text>}
      />
    </Stack>
  )
}
