import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '#src/ui/Button.tsx'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { initials } from '#src/ui/initials.ts'
import { StepIndicator } from '#src/ui/StepIndicator.tsx'
import { asRead } from '#tests/support/asRead.ts'
import { renderUi } from '#tests/support/renderUi.tsx'

const steps = [
  { id: 'mandate', label: 'Mandat' },
  { id: 'signature', label: 'Signature' },
  { id: 'payment', label: 'Paiement' },
]

describe('the step indicator', () => {
  it('leads back to earlier steps, not ahead, and marks the current one', async () => {
    const select = vi.fn()
    renderUi(<StepIndicator steps={steps} current="signature" onSelect={select} />)
    const list = within(screen.getByRole('navigation', { name: 'Étapes' }))
    const [former, here, later] = list.getAllByRole('listitem')
    expect(here?.getAttribute('aria-current')).toBe('step')
    expect(former?.getAttribute('aria-current')).toBeNull()
    expect(asRead(here?.textContent ?? '')).toContain('Étape 2 sur 3 : Signature')
    expect(asRead(later?.textContent ?? '')).toContain('Étape 3 sur 3 : Paiement')
    expect(list.getAllByRole('button').length).toBe(1)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(select).toHaveBeenCalledWith('mandate')
  })

  it('disables an earlier step and enables a later one on request', () => {
    const told = steps.map((step) => ({ ...step, isSelectable: step.id === 'payment' }))
    renderUi(<StepIndicator steps={told} current="signature" onSelect={vi.fn()} />)
    expect(asRead(screen.getByRole('button').textContent ?? '')).toContain('Paiement')
  })
})

describe('a confirmation dialog', () => {
  const ask = (isBusy = false) => {
    const confirm = vi.fn()
    const cancel = vi.fn()
    renderUi(
      <ConfirmDialog
        isOpen
        title="Supprimer ce fichier"
        confirmLabel="Supprimer"
        onConfirm={confirm}
        onCancel={cancel}
        tone="danger"
        isBusy={isBusy}
      >
        Il ne pourra pas être retrouvé.
      </ConfirmDialog>,
    )
    return { confirm, cancel }
  }

  it('is read with its consequences, and starts on the answer that changes nothing', async () => {
    const { confirm, cancel } = ask()
    const dialog = screen.getByRole('alertdialog', { name: 'Supprimer ce fichier' })
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Il ne pourra pas être retrouvé.',
    )
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Annuler' }))
    await userEvent.keyboard('{Enter}')
    expect(cancel).toHaveBeenCalledOnce()
    expect(confirm).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Supprimer' }))
    expect(confirm).toHaveBeenCalledOnce()
  })

  it('cannot be closed while the action runs', async () => {
    const { cancel } = ask(true)
    await userEvent.keyboard('{Escape}')
    expect(cancel).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Supprimer', busy: true })).toBeTruthy()
  })
})

describe('an empty page', () => {
  it.each(['messages', 'reports', 'folders', 'invoices', 'brokenDocument'] as const)(
    'has a silent drawing: %s',
    (icon) => {
      const { container } = renderUi(<EmptyState icon={icon} title="Rien ici" action={<Button>Écrire</Button>} />)
      expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
      expect(screen.getByRole('heading', { name: 'Rien ici' })).toBeTruthy()
    },
  )
})

describe('initials', () => {
  it.each([
    [{ displayName: 'Ada Lovelace' }, 'AL'],
    [{ displayName: 'SCI Les Tilleuls du Parc' }, 'SL'],
    [{ displayName: 'élodie' }, 'É'],
    [{ displayName: 'Jean-François Lavoie' }, 'JL'],
    [{ displayName: 'Jean Martin', firstName: 'Jean', lastName: 'de la Tour' }, 'JD'],
    [{ displayName: '' }, ''],
  ])('%o: %s', (person, expected) => expect(initials(person)).toBe(expected))
})
