import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { describedBy } from '#tests/support/describedBy.ts'
import { inPortal, renderUi } from '#tests/support/renderUi.tsx'

describe('a text field', () => {
  it('is found by its label, and described by its hint', () => {
    renderUi(<TextField label="Code postal" hint="Cinq chiffres" name="zipCode" />)
    const field = screen.getByRole('textbox', { name: 'Code postal' })
    expect(describedBy(field)).toEqual(['Cinq chiffres'])
    expect(field.getAttribute('aria-invalid')).toBeNull()
  })

  it('is described first by its error, and keeps the typed text', async () => {
    const field = (error?: string) => <TextField label="Code postal" hint="Cinq chiffres" error={error} />
    const { rerender } = renderUi(field())
    await userEvent.type(screen.getByRole('textbox', { name: 'Code postal' }), '5900')
    rerender(inPortal(field('Valeur invalide')))
    const input = screen.getByRole('textbox', { name: 'Code postal' })
    expect(describedBy(input)).toEqual(['Valeur invalide', 'Cinq chiffres'])
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(input).toHaveProperty('value', '5900')
  })

  it('uses the ids that a form library expects: <id>-error and <id>-description', () => {
    renderUi(<TextField id="email" label="Adresse mail" hint="Celle de vos appels de fonds" error="Valeur invalide" />)
    expect(screen.getByText('Celle de vos appels de fonds').id).toBe('email-description')
    expect(screen.getByRole('textbox').getAttribute('aria-describedby')).toBe('email-error email-description')
  })

  it('gives two fields with the same label separate errors', () => {
    renderUi(
      <>
        <TextField label="Nom" error="Ce champ est requis" />
        <TextField label="Nom" />
      </>,
    )
    const [first, second] = screen.getAllByRole('textbox', { name: 'Nom' })
    expect(first?.getAttribute('aria-describedby')).not.toBe(second?.getAttribute('aria-describedby'))
    expect(second?.getAttribute('aria-invalid')).toBeNull()
  })
})

describe('a password field', () => {
  it('masks the password, shows it on request, and masks it again, without losing the text', async () => {
    const user = userEvent.setup()
    renderUi(<PasswordField label="Mot de passe" name="password" autoComplete="current-password" />)
    const field = screen.getByLabelText('Mot de passe')
    await user.type(field, 'Demo')
    expect(field).toHaveProperty('type', 'password')

    await user.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }))
    expect(field).toHaveProperty('type', 'text')
    expect(field).toHaveProperty('value', 'Demo')
    expect(screen.getByText('Le mot de passe est affiché')).toBeTruthy()

    await user.click(screen.getByRole('button', { name: 'Masquer le mot de passe' }))
    expect(field).toHaveProperty('type', 'password')
    expect(field).toHaveProperty('value', 'Demo')
  })

  it('uses the language of the page', () => {
    renderUi(<PasswordField label="Password" />, { locale: 'en-CA' })
    expect(screen.getByRole('button', { name: 'Show password' })).toBeTruthy()
  })
})
