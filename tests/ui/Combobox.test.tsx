import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { french } from '#locales/catalogues.ts'
import { Combobox } from '#src/ui/Combobox.tsx'
import { asRead } from '#tests/support/asRead.ts'
import { hostileTexts } from '#tests/support/hostileTexts.ts'
import { renderUi } from '#tests/support/renderUi.tsx'

const { combobox, common } = french
const hostile = hostileTexts[2] ?? ''
const names = ['Le Clos Fleuri', 'Les Tilleuls', hostile]
const options = names.map((label, index) => ({ value: String(index), label, data: label }))
const loaded = {
  options,
  total: options.length,
  isLoading: false,
  hasFailed: false,
  isLoadingMore: false,
  hasMoreFailed: false,
}

function show({ search: typed = '', ...items }: Partial<typeof loaded> & { search?: string } = {}) {
  const heard = { search: vi.fn(), select: vi.fn(), more: vi.fn(), retry: vi.fn() }
  function Place() {
    const [isOpen, setOpen] = useState(false)
    const [hasFailed, setFailed] = useState(items.hasFailed ?? false)
    return (
      <>
        <Combobox
          label="Immeuble"
          searchLabel="Rechercher"
          search={typed}
          items={{ ...loaded, ...items, hasFailed }}
          selected="1"
          isOpen={isOpen}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          onSearch={heard.search}
          onMore={heard.more}
          onRetry={() => {
            heard.retry()
            setFailed(false)
          }}
          onSelect={({ data }) => {
            heard.select(data)
            setOpen(false)
          }}
        >
          Choisir
        </Combobox>
        <button type="button">Ailleurs</button>
      </>
    )
  }
  renderUi(<Place />)
  const user = userEvent.setup()
  const trigger = () => screen.getByRole('button', { name: 'Choisir' })
  const field = () => screen.findByRole('combobox', { name: 'Rechercher' })
  const active = async () => document.getElementById((await field()).getAttribute('aria-activedescendant') ?? '')
  const open = async () => {
    await user.click(trigger())
    return field()
  }
  return { ...heard, user, trigger, field, active, open }
}

it('opens with the focus in the search field, at the selected option', async () => {
  const { open, active, trigger } = show()

  const input = await open()

  expect(document.activeElement).toBe(input)
  expect(trigger().getAttribute('aria-expanded')).toBe('true')
  expect((await active())?.textContent).toBe('Les Tilleuls')
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Les Tilleuls')
})

it('works by keyboard: arrows, Home, End, Enter', async () => {
  const { open, active, user, select, more, trigger } = show()
  await open()

  await user.keyboard('{ArrowUp}')
  expect((await active())?.textContent).toBe('Le Clos Fleuri')
  await user.keyboard('{End}')
  expect((await active())?.textContent).toBe(hostile)
  expect(more).toHaveBeenCalledOnce()
  await user.keyboard('{Home}{Enter}')

  expect(select.mock.calls).toEqual([['Le Clos Fleuri']])
  expect(document.activeElement).toBe(trigger())
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('gives the focus back when Escape closes it, and closes when the focus leaves', async () => {
  const { open, user, trigger } = show()
  await open()
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(trigger())

  await open()
  await user.click(screen.getByRole('button', { name: 'Ailleurs' }))

  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  expect(document.activeElement?.textContent).toBe('Ailleurs')
})

it('stays open, with the focus inside, when its retry button disappears', async () => {
  const { open, user, retry, field } = show({ options: [], hasFailed: true })
  await open()
  expect(screen.getByRole('alert').textContent).toContain(combobox.failed)

  await user.click(screen.getByRole('button', { name: common.retry }))

  expect(retry).toHaveBeenCalledOnce()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(await field())
})

it('says that there is nothing to choose, and reports every keystroke', async () => {
  const { open, user, search } = show({ options: [], total: 0 })
  await open()

  expect(screen.getByText(asRead(combobox.empty))).toBeDefined()
  await user.keyboard('til')

  expect(search.mock.calls.map(([text]) => text)).toEqual(['t', 'ti', 'til'])
})

it('chooses nothing from the previous list while a search is loading', async () => {
  const { open, user, select } = show({ search: 'til', isLoading: true })
  await open()
  await user.keyboard('{Enter}')
  expect(select).not.toHaveBeenCalled()
})

it('starts at the best match of a search, not at the selected option', async () => {
  const { open, user, select } = show({ search: 'l' })
  await open()
  await user.keyboard('{Enter}')
  expect(select.mock.calls).toEqual([['Le Clos Fleuri']])
})

it('shows names as people typed them', async () => {
  const { open } = show()
  await open()

  expect(screen.getByRole('option', { name: hostile })).toBeDefined()
  expect(Reflect.get(globalThis, 'wasRun')).toBeUndefined()
})
