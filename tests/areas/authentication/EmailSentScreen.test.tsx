import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EmailSentScreen } from '#src/areas/authentication/EmailSentScreen.tsx'
import { renderUi } from '#tests/support/renderUi.tsx'

it('names the address of the mail, and links back to the login form', () => {
  renderUi(<EmailSentScreen email="ada@demo.example" />)

  expect(screen.getByText('ada@demo.example')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Consultez votre messagerie' }))
  expect(screen.getByRole('link', { name: 'Retour à la connexion' }).getAttribute('href')).toBe('/connexion')
})

it('shows no address when the page is opened directly', () => {
  renderUi(<EmailSentScreen email={null} />)

  expect(
    screen.getByText('Si un compte correspond à votre adresse e-mail, un message vient d’y être envoyé.'),
  ).toBeDefined()
})
