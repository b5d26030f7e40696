import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { useListbox } from '#src/ui/useListbox.ts'
import { renderUi } from '#tests/support/renderUi.tsx'

const names = Array.from({ length: 30 }, (_, index) => `Lot ${index + 1}`)

type Settings = { focus?: 'field' | 'list'; isOutdated?: boolean; onStep?: (by: 1 | -1) => void }

function show({ onStep, ...settings }: Settings = {}) {
  const choose = vi.fn()
  function Place() {
    const [active, setActive] = useState(0)
    const { field, list, option } = useListbox({
      label: 'Lots',
      count: names.length,
      active,
      keyOf: (index) => index,
      onChoose: (index) => choose(names[index]),
      ...(onStep ? { onStep } : { onMove: setActive }),
      ...settings,
    })
    return (
      <>
        {settings.focus !== 'list' && <input aria-label="Chercher" {...field} />}
        <div {...list}>
          {names.map((name, index) => (
            <div key={name} {...option(index, index === active)}>
              {name}
            </div>
          ))}
        </div>
      </>
    )
  }
  renderUi(<Place />)
  const owner = () =>
    settings.focus === 'list' ? screen.getByRole('listbox') : screen.getByRole('combobox', { name: 'Chercher' })
  const active = () => document.getElementById(owner().getAttribute('aria-activedescendant') ?? '')?.textContent
  return { choose, owner, active, user: userEvent.setup() }
}

it('moves the active option with arrows, Home and End, and stops at both ends', async () => {
  const { active, owner, user } = show()
  await user.click(owner())
  expect(active()).toBe('Lot 1')
  await user.keyboard('{ArrowUp}')
  expect(active()).toBe('Lot 1')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(active()).toBe('Lot 3')
  await user.keyboard('{End}{ArrowDown}')
  expect(active()).toBe('Lot 30')
  await user.keyboard('{Home}')
  expect(active()).toBe('Lot 1')
})

it('belongs to its field, which keeps the focus whatever is pressed', async () => {
  const { choose, owner, user } = show()
  expect(owner().getAttribute('aria-controls')).toBe(screen.getByRole('listbox', { name: 'Lots' }).id)
  await user.click(owner())
  await user.click(screen.getByRole('option', { name: 'Lot 4' }))
  expect(choose.mock.calls).toEqual([['Lot 4']])
  expect(document.activeElement).toBe(owner())
})

it('chooses the active option on Enter, but not while letters are composed', async () => {
  const { choose, owner, user } = show()
  await user.click(owner())
  fireEvent.keyDown(owner(), { key: 'Enter', isComposing: true })
  expect(choose).not.toHaveBeenCalled()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(choose.mock.calls).toEqual([['Lot 2']])
})

it('chooses nothing on Enter from an outdated list', async () => {
  const { choose, owner, user } = show({ isOutdated: true })
  await user.click(owner())
  await user.keyboard('{Enter}')
  expect(choose).not.toHaveBeenCalled()
})

it('may have the focus itself, and then moves ten options on Page Down', async () => {
  const { active, owner, user } = show({ focus: 'list' })
  await user.tab()
  expect(document.activeElement).toBe(owner())
  await user.keyboard('{PageDown}{PageDown}{PageUp}')
  expect(active()).toBe('Lot 11')
})

it('leaves the position to an owner that counts, and Home and End to the field', async () => {
  const step = vi.fn()
  const { owner, user } = show({ onStep: step })
  await user.click(owner())
  await user.keyboard('{ArrowUp}{ArrowDown}{Home}{End}')
  expect(step.mock.calls).toEqual([[-1], [1]])
})
