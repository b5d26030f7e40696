import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { french } from '#locales/catalogues.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { ChipGroup } from '#src/ui/ChipGroup.tsx'
import { FilterBar } from '#src/ui/FilterBar.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { Select } from '#src/ui/Select.tsx'
import { Switch } from '#src/ui/Switch.tsx'
import { describedBy } from '#tests/support/describedBy.ts'
import { renderUi } from '#tests/support/renderUi.tsx'

const buildings = [
  { value: 'a', label: 'Bâtiment A', hint: 'Côté rue' },
  { value: 'b', label: 'Bâtiment B' },
  { value: 'c', label: 'Bâtiment C', isDisabled: true },
] as const

describe('a checkbox', () => {
  it('is found by its label, described by error and hint, and toggled with the space bar', async () => {
    renderUi(<Checkbox name="read" label="J’ai lu la résolution" hint="Et ses pièces" error="Ce champ est requis" />)
    const box = screen.getByRole('checkbox', { name: 'J’ai lu la résolution' })
    expect(describedBy(box)).toEqual(['Ce champ est requis', 'Et ses pièces'])
    expect(box.getAttribute('aria-invalid')).toBe('true')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(box).toHaveProperty('checked', true)
  })

  it('is also toggled by a click on its label', async () => {
    renderUi(<Checkbox name="read" label="J’ai lu la résolution" />)
    await userEvent.click(screen.getByText('J’ai lu la résolution'))
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', true)
  })
})

describe('a switch', () => {
  it('says whether it is on, and is toggled by keyboard and by its label', async () => {
    const change = vi.fn()
    renderUi(<Switch label="Recevoir un e-mail" hint="À chaque publication" isOn={false} onChange={change} />)
    const button = screen.getByRole('switch', { name: 'Recevoir un e-mail', checked: false })
    expect(describedBy(button)).toEqual(['À chaque publication'])
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.click(screen.getByText('Recevoir un e-mail'))
    expect(change.mock.calls).toEqual([[true], [true]])
  })

  it('accepts no change while it saves, and keeps the focus', async () => {
    const change = vi.fn()
    renderUi(<Switch label="Recevoir un e-mail" isOn isBusy onChange={change} />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(change).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(screen.getByRole('switch', { busy: true }))
  })
})

describe('radio cards', () => {
  function Building() {
    const [value, setValue] = useState<(typeof buildings)[number]['value'] | null>(null)
    return (
      <RadioCards
        legend="Bâtiment"
        name="building"
        options={buildings}
        value={value}
        onChange={setValue}
        error="Ce champ est requis"
      />
    )
  }

  it('are a group with a name and an error, each with its own explanation', () => {
    renderUi(<Building />)
    const group = screen.getByRole('group', { name: 'Bâtiment' })
    expect(describedBy(group)).toEqual(['Ce champ est requis'])
    expect(describedBy(within(group).getByRole('radio', { name: 'Bâtiment A' }))).toEqual(['Côté rue'])
  })

  it('are one stop of the Tab key, and arrows choose', async () => {
    renderUi(<Building />)
    const user = userEvent.setup()
    await user.tab()
    await user.keyboard(' ')
    expect(screen.getByRole('radio', { name: 'Bâtiment A', checked: true })).toBe(document.activeElement)
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('radio', { name: 'Bâtiment B', checked: true })).toBe(document.activeElement)
    await user.tab()
    expect(document.activeElement).toBe(document.body)
  })

  it('start with the form’s value when nothing controls them', async () => {
    renderUi(<RadioCards legend="Bâtiment" name="building" options={buildings} defaultValue="b" />)
    expect(screen.getByRole('radio', { name: 'Bâtiment B', checked: true })).toBeTruthy()
    await userEvent.click(screen.getByText('Bâtiment A'))
    expect(screen.getByRole('radio', { name: 'Bâtiment A', checked: true })).toBeTruthy()
    expect(screen.getByRole('radio', { name: 'Bâtiment C' })).toHaveProperty('disabled', true)
  })
})

describe('a select', () => {
  it('is found by its label, described by its error, and starts without a choice', async () => {
    renderUi(<Select label="Bâtiment" options={buildings} placeholder="Choisir" error="Ce champ est requis" />)
    const select = screen.getByRole('combobox', { name: 'Bâtiment' })
    expect(select).toHaveProperty('value', '')
    expect(describedBy(select)).toEqual(['Ce champ est requis'])
    await userEvent.selectOptions(select, 'Bâtiment B')
    expect(select).toHaveProperty('value', 'b')
  })
})

describe('filter chips', () => {
  it('are radio buttons with a count', async () => {
    const change = vi.fn()
    const views = [
      { value: 'all', label: 'Toutes', count: 12 },
      { value: 'waiting', label: 'À vérifier', count: 3 },
    ] as const
    renderUi(<ChipGroup legend="Factures" name="view" options={views} value="all" onChange={change} />)
    expect(screen.getByRole('group', { name: 'Factures' })).toBeTruthy()
    expect(screen.getByRole('radio', { name: /Toutes/, checked: true })).toBeTruthy()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(change).toHaveBeenCalledWith('waiting')
  })
})

describe('a filter bar', () => {
  const { filters } = french.widgets
  function Invoices() {
    const [building, setBuilding] = useState('b')
    return (
      <FilterBar activeCount={building === '' ? 0 : 1} onReset={building === '' ? undefined : () => setBuilding('')}>
        <Select
          label="Bâtiment"
          options={buildings}
          placeholder="Tous"
          value={building}
          onChange={({ currentTarget: { value } }) => setBuilding(value)}
        />
      </FilterBar>
    )
  }

  it('is open while a field hides rows, says how many do, and shows everything on request', async () => {
    renderUi(<Invoices />)
    const bar = screen.getByRole('region', { name: filters.title })
    expect(within(bar).getByText('(1)')).toBeDefined()
    expect(within(bar).getByRole('group')).toHaveProperty('open', true)
    expect(within(bar).getByRole('combobox', { name: 'Bâtiment' })).toHaveProperty('value', 'b')

    await userEvent.click(within(bar).getByRole('button', { name: filters.reset }))

    expect(within(bar).getByRole('combobox', { name: 'Bâtiment' })).toHaveProperty('value', '')
    expect(within(bar).queryByRole('button', { name: filters.reset })).toBeNull()
    expect(document.activeElement).toBe(bar)
  })
})
