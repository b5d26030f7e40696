import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { LocaleCode } from '#contract/offers.ts'
import { passwordRequestMachine } from '#machines/authentication/passwordRequest/passwordRequest.machine.ts'
import type {
  PasswordRequest,
  PasswordRequestAnswer,
} from '#machines/authentication/passwordRequest/passwordRequest.setup.ts'
import { PasswordRequestScreen } from '#src/areas/authentication/PasswordRequestScreen.tsx'
import { renderUi } from '#tests/support/renderUi.tsx'

const challenge = { algorithm: 'SHA-256', challenge: 'c0ffee', maxNumber: 10, salt: 'salt', signature: 'signed' }
const emailField = () => screen.getByLabelText<HTMLInputElement>('Adresse e-mail')
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Envoyer le lien' })
const captchaPassed = () => screen.findByText('Vérification réussie')

function openScreen({
  requestPassword = async () => ({ isSent: true }),
  loadChallenge = async () => challenge,
  locale = 'fr-FR',
  email = null,
}: {
  requestPassword?: (request: PasswordRequest) => Promise<PasswordRequestAnswer>
  loadChallenge?: () => Promise<typeof challenge>
  locale?: LocaleCode
  email?: string | null
} = {}) {
  const clock = new SimulatedClock()
  const machine = passwordRequestMachine.provide({
    actors: {
      loadChallenge: fromPromise(loadChallenge),
      solveChallenge: fromPromise(async () => ({ token: 'solution', lifetime: 60_000 })),
      requestPassword: fromPromise(({ input }) => requestPassword(input)),
    },
  })
  const actor = createActor(machine, { clock, input: { email } }).start()
  return {
    user: userEvent.setup(),
    clock,
    actor,
    ...renderUi(<PasswordRequestScreen passwordRequestRef={actor} />, { locale }),
  }
}

beforeEach(() => sessionStorage.clear())

it('can be submitted only with a valid address and a passed check', async () => {
  const { user } = openScreen()

  expect(sendButton().disabled).toBe(true)
  await captchaPassed()
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(sendButton().disabled).toBe(true)
  await user.type(emailField(), 'ada@demo')
  expect(sendButton().disabled).toBe(true)
  await user.type(emailField(), '.example')

  expect(sendButton().disabled).toBe(false)
})

it('cannot be submitted while the check is running', async () => {
  const { user } = openScreen({ loadChallenge: () => new Promise(() => {}) })

  await user.type(emailField(), 'ada@demo.example')

  expect(sendButton().disabled).toBe(true)
  expect(screen.getByRole('progressbar', { name: 'Vérification anti-robot' })).toBeDefined()
})

it('sends the address in lower case', async () => {
  const requestPassword = vi.fn(async () => ({ isSent: true }) as const)
  const { user } = openScreen({ requestPassword })

  await captchaPassed()
  await user.type(emailField(), 'Ada@Demo.example')
  await user.click(sendButton())

  expect(requestPassword).toHaveBeenCalledWith({ email: 'ada@demo.example', captchaToken: 'solution' })
})

it('keeps the typed address, shows the error and checks again after a refusal', async () => {
  const { user } = openScreen({ requestPassword: async () => ({ isSent: false, code: 'captcha_refused' }) })

  await captchaPassed()
  await user.type(emailField(), 'ada@demo.example')
  await user.click(sendButton())

  expect((await screen.findByRole('alert')).textContent).toMatch(/elle vient d’être refaite/)
  expect(emailField().value).toBe('ada@demo.example')
  await captchaPassed()
  expect(sendButton().disabled).toBe(false)
})

it('shows the generic sentence when the network fails', async () => {
  const { user } = openScreen({ requestPassword: () => Promise.reject(new Error('offline')) })

  await captchaPassed()
  await user.type(emailField(), 'ada@demo.example')
  await user.click(sendButton())

  expect((await screen.findByRole('alert')).textContent).toBe(
    'Une erreur est survenue, veuillez réessayer ultérieurement',
  )
})

it('shows an invalid address at its field', async () => {
  const { user } = openScreen()

  await user.type(emailField(), 'ada@')
  await user.tab()

  expect(await screen.findByText("L'adresse mail n'est pas valide")).toBeDefined()
  expect(emailField().getAttribute('aria-invalid')).toBe('true')
})

it('offers to run the check again after it failed', async () => {
  const loadChallenge = vi.fn<() => Promise<typeof challenge>>().mockRejectedValueOnce(new Error('offline'))
  loadChallenge.mockResolvedValue(challenge)
  const { user } = openScreen({ loadChallenge })

  await user.click(await screen.findByRole('button', { name: 'Recommencer la vérification' }))

  await captchaPassed()
})

it('restores the address after a reload', async () => {
  const { user, unmount } = openScreen()
  await user.type(emailField(), 'ada@demo.example')
  unmount()

  openScreen()
  await captchaPassed()

  expect(emailField().value).toBe('ada@demo.example')
  expect(sendButton().disabled).toBe(false)
})

it('starts with the address from the login form', async () => {
  openScreen({ email: 'ada@demo.example' })
  await captchaPassed()

  expect(emailField().value).toBe('ada@demo.example')
  expect(sendButton().disabled).toBe(false)
})

it('links back to the login form', () => {
  openScreen()

  expect(screen.getByRole('link', { name: 'Retour à la connexion' }).getAttribute('href')).toBe('/connexion')
})

it('speaks the language of the Canadian offer', async () => {
  openScreen({ locale: 'en-CA' })

  expect(await screen.findByText('Check passed')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Forgotten password' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Send the link' })).toBeDefined()
})
