import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { snacksMachine } from '#machines/snacks/snacks/snacks.machine.ts'
import { Snacks } from '#src/areas/snacks/Snacks.tsx'
import { renderUi } from '#tests/support/renderUi.tsx'

function renderSnacks() {
  const clock = new SimulatedClock()
  const snacks = createActor(snacksMachine, { clock }).start()
  renderUi(<Snacks snacksRef={snacks} />)
  const pass = (milliseconds: number) => act(() => clock.increment(milliseconds))
  return { snacks, pass }
}

describe('snacks', () => {
  it('announces a message, and removes it after a while', () => {
    const { snacks, pass } = renderSnacks()
    act(() => snacks.send({ type: 'snack.add', snack: { message: 'Votre profil a été mis à jour', tone: 'success' } }))
    expect(screen.getByRole('status').textContent).toContain('Votre profil a été mis à jour')
    pass(5_000)
    pass(300)
    expect(screen.queryByText('Votre profil a été mis à jour')).toBeNull()
  })

  it('closes with its button, and shows the next message', async () => {
    const { snacks, pass } = renderSnacks()
    act(() => snacks.send({ type: 'snack.add', snack: { message: 'Un', tone: 'error', action: 'OK' } }))
    act(() => snacks.send({ type: 'snack.add', snack: { message: 'Deux' } }))
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('assertive')
    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    pass(300)
    expect(screen.getByText('Deux')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Fermer' })).toBeTruthy()
  })

  it('stays while it has the focus', async () => {
    const { snacks, pass } = renderSnacks()
    act(() => snacks.send({ type: 'snack.add', snack: { message: 'Un' } }))
    await userEvent.tab()
    pass(60_000)
    expect(screen.getByText('Un')).toBeTruthy()
    await userEvent.tab()
    pass(5_000)
    pass(300)
    expect(screen.queryByText('Un')).toBeNull()
  })
  it('returns the focus to the previous element', async () => {
    const { snacks, pass } = renderSnacks()
    const field = document.body.appendChild(document.createElement('input'))
    onTestFinished(() => field.remove())
    act(() => snacks.send({ type: 'snack.add', snack: { message: 'Un', action: 'OK' } }))
    field.focus()
    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    pass(300)
    expect(document.activeElement).toBe(field)
  })
})
