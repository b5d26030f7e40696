import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { Button } from '#src/ui/Button.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { renderUi } from '#tests/support/renderUi.tsx'

describe('a button', () => {
  it('does not submit a form unless it says so', () => {
    renderUi(<Button>Fermer</Button>)
    expect(screen.getByRole('button', { name: 'Fermer' })).toHaveProperty('type', 'button')
  })

  it('keeps its name, place and focus while busy, and ignores further presses', async () => {
    const user = userEvent.setup()
    const press = vi.fn()
    renderUi(
      <Button isBusy onClick={press}>
        Envoyer
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Envoyer', busy: true })
    button.focus()
    await user.click(button)
    await user.keyboard('{Enter} ')
    expect(press).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(button)
  })

  it('does not submit its form again while busy, neither by click nor by Enter in a field', async () => {
    const user = userEvent.setup()
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    renderUi(
      <form onSubmit={submit}>
        <input aria-label="Nom" />
        <Button type="submit" isBusy>
          Envoyer
        </Button>
      </form>,
    )
    await user.click(screen.getByRole('button', { name: 'Envoyer' }))
    await user.type(screen.getByRole('textbox', { name: 'Nom' }), 'Ada{Enter}')
    expect(submit).not.toHaveBeenCalled()
  })
})

describe.each([
  ['a link that looks like a button', LinkButton],
  ['a text link', TextLink],
])('%s', (_, Link) => {
  it('navigates within the application', async () => {
    const { hook, history } = memoryLocation({ path: '/connexion', record: true })
    renderUi(
      <Router hook={hook}>
        <Link href="/mot-de-passe-oublie">Mot de passe oublié</Link>
      </Router>,
    )
    await userEvent.click(screen.getByRole('link', { name: 'Mot de passe oublié' }))
    expect(history).toEqual(['/connexion', '/mot-de-passe-oublie'])
  })

  it('leaves for another site by its full address', () => {
    renderUi(<Link href="https://vsy.portail.example/connexion">Aller sur Valsyne</Link>)
    expect(screen.getByRole('link', { name: 'Aller sur Valsyne' })).toHaveProperty(
      'href',
      'https://vsy.portail.example/connexion',
    )
  })
})
