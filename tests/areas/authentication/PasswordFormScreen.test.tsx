import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { StrengthLevel } from '#contract/authentication/passwords.ts'
import { texts as catalogue } from '#locales/fr-FR/signIn.ts'
import { passwordFormMachine } from '#machines/authentication/passwordForm/passwordForm.machine.ts'
import type {
  LinkAnswer,
  NewPassword,
  PasswordFormKind,
  PasswordLink,
  SavePasswordAnswer,
  StrengthQuestion,
} from '#machines/authentication/passwordForm/passwordForm.setup.ts'
import { PasswordFormScreen } from '#src/areas/authentication/PasswordFormScreen.tsx'
import { asRead } from '#tests/support/asRead.ts'
import { renderUi } from '#tests/support/renderUi.tsx'
import { usableLink } from '#tests/support/startPasswordForm.ts'

const { errors } = catalogue
const sites = [{ code: 'VSY' as const, brandName: 'Vasy', url: 'https://vsy.example' }]
const strong = 'Demo-Copro-2026!'
const passwordField = () => screen.getByLabelText<HTMLInputElement>('Nouveau mot de passe')
const saveButton = () => screen.getByRole('button', { name: 'Enregistrer le mot de passe' })
const rule = (text: string) => {
  const list = screen.getByRole('list', { name: 'Votre mot de passe doit contenir' })
  return within(list)
    .getAllByRole('listitem')
    .find((item) => item.textContent?.includes(text))?.textContent
}

async function openScreen({
  savePassword = async () => ({ type: 'saved' }),
  kind = 'activation',
  level = 3,
}: {
  savePassword?: (password: NewPassword) => Promise<SavePasswordAnswer>
  kind?: PasswordFormKind
  level?: StrengthLevel
} = {}) {
  const announceResetFailure = vi.fn()
  const prepared = vi.fn()
  const machine = passwordFormMachine.provide({
    actors: {
      checkLink: fromPromise<LinkAnswer, PasswordLink>(async () => usableLink),
      savePassword: fromPromise(({ input }) => savePassword(input)),
      measureStrength: fromCallback<StrengthQuestion | { type: 'meter.prepare' }>(({ receive, sendBack }) => {
        receive((event) => {
          if (event.type === 'meter.prepare') prepared()
          else sendBack({ type: 'strength.measured', level })
        })
      }),
    },
    actions: { announceResetFailure },
  })
  const actor = createActor(machine, { input: { kind, token: 'link token' } }).start()
  renderUi(<PasswordFormScreen passwordFormRef={actor} sites={sites} />)
  await screen.findByLabelText('Nouveau mot de passe')
  return { user: userEvent.setup(), announceResetFailure, prepared }
}

it('saves a password that follows the rules', async () => {
  const savePassword = vi.fn(() => new Promise<SavePasswordAnswer>(() => {}))
  const { user } = await openScreen({ savePassword, kind: 'reset' })

  await user.type(passwordField(), strong)
  await user.click(saveButton())

  expect(savePassword).toHaveBeenCalledWith({ kind: 'reset', token: 'link token', password: strong })
  expect(saveButton().getAttribute('aria-busy')).toBe('true')
})

it('ticks each rule as it passes, and marks failed rules only after submit', async () => {
  const { user } = await openScreen()

  expect(rule('Au moins un chiffre')).toBe('Au moins un chiffre')
  await user.type(passwordField(), 'Court')
  expect(rule('Au moins une majuscule')).toBe('Respecté : Au moins une majuscule')
  expect(rule('Au moins un chiffre')).toBe('Au moins un chiffre')
  await user.click(saveButton())

  expect(rule('Au moins un chiffre')).toBe('Non respecté : Au moins un chiffre')
  expect(rule('Au moins une majuscule')).toBe('Respecté : Au moins une majuscule')
})

it('shows the first broken rule at the field after submit, and focuses the field', async () => {
  const { user } = await openScreen()

  await user.type(passwordField(), 'Court')
  await user.tab()
  expect(passwordField().getAttribute('aria-invalid')).toBeNull()
  await user.click(saveButton())

  expect(passwordField().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getAllByText('Au moins 12 caractères')).toHaveLength(2)
  expect(document.activeElement).toBe(passwordField())
})

it('requires a password', async () => {
  const { user } = await openScreen()

  await user.click(saveButton())

  expect(await screen.findByText('Ce champ est requis')).toBeDefined()
})

it('refuses a password that is too long, whatever rules it follows', async () => {
  const savePassword = vi.fn()
  const { user } = await openScreen({ savePassword })

  await user.click(passwordField())
  await user.paste(strong.repeat(9))
  await user.click(saveButton())

  expect(await screen.findByText('Au plus 128 caractères')).toBeDefined()
  expect(savePassword).not.toHaveBeenCalled()
})

it.each([
  [0, 'Très faible'],
  [1, 'Très faible'],
  [2, 'Faible'],
  [3, 'Acceptable'],
  [4, 'Sûr'],
] as const)('says level %i in words: %s', async (level, words) => {
  const { user } = await openScreen({ level })

  await user.type(passwordField(), 'x')

  const meter = screen.getByRole('meter', { name: 'Solidité du mot de passe' })
  expect(meter.getAttribute('value')).toBe(String(level))
  expect(meter.getAttribute('aria-valuetext')).toBe(words)
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(words)
})

it('loads the meter only when the field gets the focus', async () => {
  const { user, prepared } = await openScreen()

  expect(prepared).not.toHaveBeenCalled()
  await user.click(passwordField())

  expect(prepared).toHaveBeenCalledOnce()
})

it('shows and masks the typed password', async () => {
  const { user } = await openScreen()

  await user.type(passwordField(), strong)
  expect(passwordField().type).toBe('password')
  await user.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }))

  expect(passwordField().type).toBe('text')
  expect(passwordField().value).toBe(strong)
})

it('shows a failed activation in the form and keeps the typed password', async () => {
  const { user, announceResetFailure } = await openScreen({ savePassword: async () => ({ type: 'failed' }) })

  await user.type(passwordField(), strong)
  await user.click(saveButton())

  expect((await screen.findByRole('alert')).textContent).toBe(
    'Une erreur est survenue, veuillez réessayer ultérieurement',
  )
  expect(passwordField().value).toBe(strong)
  expect(announceResetFailure).not.toHaveBeenCalled()
})

it('shows at the field why the server refuses a password, until another one is typed', async () => {
  const reason = errors.field.guessablePassword
  const { user } = await openScreen({ savePassword: async () => ({ type: 'refused', fieldCode: 'guessablePassword' }) })

  await user.type(passwordField(), strong)
  await user.click(saveButton())

  expect(await screen.findByText(asRead(reason))).toBeDefined()
  expect(passwordField().value).toBe(strong)
  await user.type(passwordField(), 'x')
  expect(screen.queryByText(asRead(reason))).toBeNull()
})

it('announces a failed reset as a message and keeps the typed password', async () => {
  const { user, announceResetFailure } = await openScreen({
    savePassword: async () => ({ type: 'failed' }),
    kind: 'reset',
  })

  await user.type(passwordField(), strong)
  await user.click(saveButton())

  await waitFor(() => expect(announceResetFailure).toHaveBeenCalledOnce())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(passwordField().value).toBe(strong)
})

it('offers to log in when the link expired', async () => {
  const { user } = await openScreen({ savePassword: async () => ({ type: 'expired' }), kind: 'reset' })

  await user.type(passwordField(), strong)
  await user.click(saveButton())

  const expired = await screen.findByRole('heading', { name: 'Lien expiré' })
  expect(document.activeElement).toBe(expired)
  expect(screen.getByRole('link', { name: 'Se connecter' }).getAttribute('href')).toBe('/connexion')
  expect(screen.getByRole('link', { name: 'Recevoir un nouveau lien' }).getAttribute('href')).toBe(
    '/mot-de-passe-oublie',
  )
})

it('links to the site of the offer that the account belongs to', async () => {
  const { user } = await openScreen({ savePassword: async () => ({ type: 'wrongOffer', allowedOffer: 'VSY' }) })

  await user.type(passwordField(), strong)
  await user.click(saveButton())

  const link = await screen.findByRole('link', { name: 'Aller sur le site Vasy' })
  expect(link.getAttribute('href')).toBe('https://vsy.example')
})
