import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { describe, expect, it, vi } from 'vitest'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { Column } from '#src/ui/table/column.ts'
import { renderUi } from '#tests/support/renderUi.tsx'

type Entry = { readonly id: number; readonly label: string; readonly amount: string }
const columns: readonly Column<Entry>[] = [
  { key: 'label', header: 'Libellé', cell: ({ label }) => label, isRowHeader: true, isSortable: true },
  { key: 'amount', header: 'Montant', cell: ({ amount }) => amount, isNumeric: true },
]
const rows: readonly Entry[] = [
  { id: 1, label: 'Eau', amount: '12,00 €' },
  { id: 2, label: 'Ascenseur', amount: '8,50 €' },
]
const shown = { caption: 'Dépenses', columns, rows, rowKey: ({ id }: Entry) => id }

describe('a table of data', () => {
  it('names itself, its columns and its rows', async () => {
    const { container } = renderUi(<DataTable {...shown} />)
    const table = within(screen.getByRole('table', { name: 'Dépenses' }))
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Libellé', 'Montant'])
    expect(table.getByRole('rowheader', { name: 'Eau' })).toBeTruthy()
    expect(table.getByRole('cell', { name: '8,50 €' }).dataset.label).toBe('Montant')
    expect((await axe.run(container)).violations).toEqual([])
  })

  it('requests another order, and announces the current one', async () => {
    const sort = vi.fn()
    renderUi(<DataTable {...shown} sort={{ key: 'label', direction: 'ascending' }} onSort={sort} />)
    expect(screen.getByRole('columnheader', { name: /Libellé/ }).getAttribute('aria-sort')).toBe('ascending')
    await userEvent.click(screen.getByRole('button', { name: /Libellé/ }))
    expect(sort).toHaveBeenCalledWith({ key: 'label', direction: 'descending' })
    expect(screen.queryByRole('button', { name: /Montant/ })).toBeNull()
  })

  it('offers its sort orders in a list where rows become cards', async () => {
    const sort = vi.fn()
    renderUi(<DataTable {...shown} sort={{ key: 'label', direction: 'ascending' }} onSort={sort} />)
    const list = screen.getByLabelText<HTMLSelectElement>('Trier par')
    expect([...list.options].map(({ text }) => text)).toEqual([
      'Libellé, ordre croissant',
      'Libellé, ordre décroissant',
    ])
    expect(list.value).toBe('label ascending')
    await userEvent.selectOptions(list, 'Libellé, ordre décroissant')
    expect(sort).toHaveBeenCalledWith({ key: 'label', direction: 'descending' })
  })

  it('loads the next page, and says how many rows are shown', async () => {
    const more = vi.fn()
    renderUi(<DataTable {...shown} total={40} onMore={more} />)
    expect(screen.getByRole('status').textContent).toBe('2 lignes affichées sur 40')
    await userEvent.click(screen.getByRole('button', { name: 'Voir la suite' }))
    expect(more).toHaveBeenCalledOnce()
  })

  it('is busy while its first rows load', () => {
    renderUi(<DataTable {...shown} rows={[]} isBusy />)
    expect(screen.getByRole('region', { name: /Dépenses/ }).getAttribute('aria-busy')).toBe('true')
    expect(screen.queryByRole('rowheader')).toBeNull()
  })

  it('says that it is empty, or that loading failed', () => {
    const { unmount } = renderUi(<DataTable {...shown} rows={[]} />)
    expect(screen.getByRole('heading', { name: 'Aucune ligne à afficher' })).toBeTruthy()
    unmount()
    renderUi(<DataTable {...shown} rows={[]} failure={<p role="alert">Le chargement a échoué</p>} />)
    expect(screen.getByRole('alert').textContent).toBe('Le chargement a échoué')
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('announces the number of all its rows while only some are in the page', () => {
    const many = Array.from({ length: 5_000 }, (_, id) => ({ id, label: `Écriture ${id}`, amount: '1,00 €' }))
    renderUi(<DataTable {...shown} rows={many} height={400} />)
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('5001')
    expect(screen.queryAllByRole('rowheader').length).toBeLessThan(100)
  })
})
