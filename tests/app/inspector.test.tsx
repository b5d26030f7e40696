import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import { InspectorPanel } from '#src/inspector/InspectorPanel.tsx'
import { createJournal } from '#src/inspector/journal.ts'

const doorMachine = setup({
  types: { context: {} as { accessToken: string | null }, events: {} as { type: 'door.open'; password: string } },
}).createMachine({
  id: 'door',
  context: { accessToken: null },
  initial: 'closed',
  states: {
    closed: { on: { 'door.open': { target: 'open', actions: assign({ accessToken: 'at-1234' }) } } },
    open: { initial: 'ajar', states: { ajar: {} } },
  },
})

const start = () => {
  const store = createJournal(() => new Date('2026-03-02T10:20:30.456Z'))
  render(<InspectorPanel store={store} />)
  const door = createActor(doorMachine, { id: 'door', inspect: store.inspect })
  act(() => void door.start())
  return door
}
const region = (name: string) => within(screen.getByRole('region', { name }))
const lit = () => [...document.querySelectorAll('[aria-current=true] > span')].map(({ textContent }) => textContent)

describe('the inspector panel', () => {
  it('highlights the active states', () => {
    const door = start()
    expect(lit()).toEqual(['door', 'closed'])
    act(() => door.send({ type: 'door.open', password: 'Sesame-2026!' }))
    expect(lit()).toEqual(['door', 'open', 'ajar'])
  })

  it('lists events with their time and actor', () => {
    const door = start()
    act(() => door.send({ type: 'door.open', password: 'Sesame-2026!' }))
    expect(region('Events').getByText('door.open').closest('li')?.textContent).toContain('10:20:30.456 door ←')
  })

  it('never shows a password or a token', () => {
    const door = start()
    act(() => door.send({ type: 'door.open', password: 'Sesame-2026!' }))
    expect(document.body.textContent).not.toContain('Sesame-2026!')
    expect(document.body.textContent).not.toContain('at-1234')
    expect(region('Snapshot').getByText(/"accessToken": "•••"/)).toBeTruthy()
  })

  it('resizes with the arrow keys and collapses', async () => {
    start()
    const splitter = screen.getByRole('separator', { name: 'Height of the inspector' })
    const before = Number(splitter.getAttribute('aria-valuenow'))
    splitter.focus()
    await userEvent.keyboard('{ArrowUp}')
    expect(Number(splitter.getAttribute('aria-valuenow'))).toBeGreaterThan(before)
    await userEvent.click(screen.getByRole('button', { name: 'Fold' }))
    expect(screen.queryByRole('region', { name: 'Events' })).toBeNull()
  })
})
