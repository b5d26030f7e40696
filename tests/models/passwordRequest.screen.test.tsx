import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { texts as catalogue } from '#locales/fr-FR/signIn.ts'
import { PasswordRequestScreen } from '#src/areas/authentication/PasswordRequestScreen.tsx'
import { renderUi } from '#tests/support/renderUi.tsx'
import { startPasswordRequest } from '#tests/support/startPasswordRequest.ts'
import type { PasswordRequestDriver } from './passwordRequest.model.ts'
import { coveringPaths } from './passwordRequest.model.ts'

const { captcha, request } = catalogue.password

function driveScreen(): PasswordRequestDriver {
  const user = userEvent.setup()
  const { actor, letTheCheckExpire, setNetwork } = startPasswordRequest()
  renderUi(<PasswordRequestScreen passwordRequestRef={actor} />)

  const sendButton = () => screen.findByRole<HTMLButtonElement>('button', { name: request.submit })
  async function type(address: string) {
    await screen.findByText(captcha.checked)
    const field = await screen.findByLabelText(request.email)
    await user.clear(field)
    await user.type(field, address)
  }
  async function ask(network: 'up' | 'down') {
    await screen.findByText(captcha.checked)
    setNetwork(network)
    await user.click(await sendButton())
  }
  const canSend = (is: boolean) => waitFor(async () => expect((await sendButton()).disabled).toBe(!is))

  return {
    events: {
      'resident types half an address': () => type('ada@demo'),
      'resident types an address': () => type('ada@demo.example'),
      'resident asks for the link': () => ask('up'),
      'resident asks for the link, but the network fails': () => ask('down'),
      'resident waits until the check has expired': () => act(letTheCheckExpire),
      'resident runs the check again': async () => {
        await user.click(await screen.findByRole('button', { name: captcha.retry }))
        await screen.findByText(captcha.checked)
      },
    },
    states: {
      'sees the address form': () => canSend(false),
      'cannot submit the form': () => canSend(false),
      'can ask for the link': () => canSend(true),
      'learns that nothing was sent': async () => {
        await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(catalogue.errors.problem.unavailable))
        expect(screen.getByLabelText(request.email)).toHaveProperty('value', 'ada@demo.example')
      },
      'is told that the check has expired': async () => {
        await screen.findByText(captcha.checkExpired)
        await canSend(false)
      },
      'is told that a mail is on its way': () =>
        waitFor(() => expect(actor.getSnapshot().output).toEqual({ email: 'ada@demo.example' })),
    },
  }
}

describe('a forgotten password, walked against the screen', () => {
  beforeEach(() => sessionStorage.clear())

  it.each(coveringPaths.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(driveScreen())
  })
})
