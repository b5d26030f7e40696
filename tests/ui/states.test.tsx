import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { describe, expect, it, vi } from 'vitest'
import { offers } from '#offers/offers.ts'
import { Box } from '#src/ui/Box.tsx'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Logo } from '#src/ui/Logo.tsx'
import { Meter } from '#src/ui/Meter.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { SkipLink } from '#src/ui/SkipLink.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { renderUi } from '#tests/support/renderUi.tsx'

describe('a notice', () => {
  it('interrupts only for a failure', () => {
    renderUi(
      <>
        <Notice tone="danger">Lien expiré</Notice>
        <Notice tone="success">Votre profil a été mis à jour</Notice>
      </>,
    )
    expect(screen.getByRole('alert').textContent).toBe('Lien expiré')
    expect(screen.getByRole('status').textContent).toBe('Votre profil a été mis à jour')
  })
})

describe('a failed part of the page', () => {
  it('reports the failure, and retries on request', async () => {
    const retry = vi.fn()
    renderUi(<ErrorState onRetry={retry} />)
    expect(screen.getByRole('alert').textContent).toContain('Vos données ne sont pas perdues')
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(retry).toHaveBeenCalledOnce()
  })
})

describe('an empty part of the page', () => {
  it('says what is missing and what to do next', () => {
    renderUi(<EmptyState icon="mail" title="Aucun message" action={<Button>Écrire</Button>} />)
    expect(screen.getByRole('heading', { name: 'Aucun message' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Écrire' })).toBeTruthy()
  })
})

describe('a level and a progress', () => {
  it('announce their value in words and numbers', () => {
    renderUi(
      <>
        <Meter label="Robustesse" valueText="Acceptable" value={3} tone="warning" />
        <ProgressBar label="Vérification" value={0.5} />
      </>,
    )
    const meter = screen.getByRole('meter', { name: 'Robustesse' })
    expect(meter.getAttribute('aria-valuetext')).toBe('Acceptable')
    expect(meter).toHaveProperty('value', 3)
    expect(screen.getByRole('progressbar', { name: 'Vérification' }).getAttribute('aria-valuenow')).toBe('50')
  })

  it('has no value while the end is unknown', () => {
    renderUi(<ProgressBar label="Vérification" />)
    expect(screen.getByRole('progressbar').hasAttribute('aria-valuenow')).toBe(false)
  })
})

describe('the page', () => {
  it('carries its own name and the brand', () => {
    renderUi(<PageTitle title="Connexion" />, { offer: offers.VSY })
    expect(document.title).toBe('Connexion · Valsyne')
  })

  it('moves the focus to the heading of a change', () => {
    renderUi(<Heading takesFocus>Consultez vos e-mails</Heading>)
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Consultez vos e-mails' }))
  })

  it('shows the logo of the offer under its name', () => {
    renderUi(<Logo />, { offer: offers.NEUF })
    expect(screen.getByRole('img', { name: 'Primevue' }).getAttribute('src')).toBe('/brand/neuf/logo.svg')
  })

  it('uses colour tokens, never values', () => {
    renderUi(<Box color="textMuted">Bonjour</Box>)
    expect(document.head.textContent).toContain('color:var(--color-text-muted)')
  })

  it('has no accessibility violation in any primitive', async () => {
    const { container } = renderUi(
      <>
        <SkipLink />
        <main id="content" tabIndex={-1}>
          <Logo />
          <Heading>Bienvenue</Heading>
          <form aria-label="Connexion">
            <TextField label="Adresse mail" hint="Celle de vos appels de fonds" error="Valeur invalide" />
            <PasswordField label="Mot de passe" />
            <Button type="submit" isBusy>
              Continuer
            </Button>
          </form>
          <Notice tone="warning" title="Attention">
            Il vous reste un essai.
          </Notice>
          <Meter label="Robustesse" valueText="Faible" value={2} tone="danger" />
          <ProgressBar label="Vérification" />
          <EmptyState icon="building" title="Aucun immeuble" />
        </main>
      </>,
    )
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
})
