import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { SavePhoneAnswer } from '#machines/profile/profileCheck/profileCheck.machine.ts'
import { profileCheckMachine } from '#machines/profile/profileCheck/profileCheck.machine.ts'
import { ProfileCheckScreen } from '#src/areas/profile/ProfileCheckScreen.tsx'
import { renderUi } from '#tests/support/renderUi.tsx'

const phoneField = () => screen.getByLabelText<HTMLInputElement>('Numéro de téléphone')
const sendButton = () => screen.getByRole('button', { name: 'Envoyer' })

function openScreen(savePhone: (phoneNumber: string) => Promise<SavePhoneAnswer> = async () => ({ isSaved: true })) {
  const rememberSkip = vi.fn()
  const machine = profileCheckMachine.provide({
    actors: { savePhone: fromPromise(({ input }) => savePhone(input.phoneNumber)) },
    actions: { rememberSkip, announceSaved: () => {} },
  })
  const actor = createActor(machine).start()
  return { user: userEvent.setup(), rememberSkip, ...renderUi(<ProfileCheckScreen profileCheckRef={actor} />) }
}

beforeEach(() => sessionStorage.clear())

it('groups typed digits in pairs, and keeps a leading plus', async () => {
  const { user } = openScreen()

  await user.type(phoneField(), '06.12/34abc5678')
  expect(phoneField().value).toBe('06 12 34 56 78')
  await user.clear(phoneField())
  await user.type(phoneField(), '+33612')

  expect(phoneField().value).toBe('+33 61 2')
})

it('keeps the caret after a digit typed in the middle', async () => {
  const { user } = openScreen()
  await user.type(phoneField(), '061234')

  await user.type(phoneField(), '9', { initialSelectionStart: 2, initialSelectionEnd: 2 })

  expect(phoneField().value).toBe('06 91 23 4')
  expect(phoneField().selectionStart).toBe(4)
})

it('sends the number', async () => {
  const savePhone = vi.fn(async () => ({ isSaved: true }) as const)
  const { user } = openScreen(savePhone)

  await user.type(phoneField(), '0612345678')
  await user.click(sendButton())

  expect(savePhone).toHaveBeenCalledWith('06 12 34 56 78')
})

it('requires a number', async () => {
  const savePhone = vi.fn()
  const { user } = openScreen(savePhone)

  await user.click(sendButton())

  expect(await screen.findByText('Ce champ est requis')).toBeDefined()
  expect(savePhone).not.toHaveBeenCalled()
})

it('shows the server’s error at the field, keeps the number, and clears the error on change', async () => {
  const { user } = openScreen(async () => ({ isSaved: false, fieldCode: 'invalidPhone' }))

  await user.type(phoneField(), '0612')
  await user.click(sendButton())
  expect(await screen.findByText('Le numéro de téléphone n’est pas valide')).toBeDefined()
  expect(phoneField().value).toBe('06 12')
  expect(document.activeElement).toBe(phoneField())
  await user.type(phoneField(), '3')

  expect(screen.queryByText('Le numéro de téléphone n’est pas valide')).toBeNull()
})

it('shows any other failure in the form and keeps the typed number', async () => {
  const { user } = openScreen(() => Promise.reject(new Error('offline')))

  await user.type(phoneField(), '0612345678')
  await user.click(sendButton())

  expect((await screen.findByRole('alert')).textContent).toBe(
    'Une erreur est survenue, veuillez réessayer ultérieurement',
  )
  expect(phoneField().value).toBe('06 12 34 56 78')
})

it('can be skipped', async () => {
  const { user, rememberSkip } = openScreen()

  await user.click(screen.getByRole('button', { name: 'Passer cette étape' }))

  expect(rememberSkip).toHaveBeenCalledOnce()
})

it('restores the number after a reload', async () => {
  const { user, unmount } = openScreen()
  await user.type(phoneField(), '0612345678')
  unmount()

  openScreen()

  expect(phoneField().value).toBe('06 12 34 56 78')
})
