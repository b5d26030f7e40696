import { screen, waitFor as waitForPage } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { selectIsSignedIn } from '#machines/session/session/session.selectors.ts'
import { clearFailures } from '#server/services/access/signInTries.store.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { renderAuthentication } from '#tests/support/renderAuthentication.tsx'
import type { AuthenticationDriver } from './authentication.model.ts'
import { coveringPaths } from './authentication.model.ts'
import { shown, typedDuring } from './authentication.words.ts'

const { server, failNetwork } = usePortalServer()

function driveScreen(typed: ReturnType<typeof typedDuring>): AuthenticationDriver {
  const user = userEvent.setup()
  const { authentication, session } = renderAuthentication()

  async function fill(label: string, text: string) {
    const field = await screen.findByLabelText(label)
    await user.clear(field)
    await user.type(field, text)
  }
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
  const sees = async (heading: string) => void (await screen.findByRole('heading', { name: heading }))
  const showsError = (sentence: string) =>
    waitForPage(() => expect(screen.getByRole('alert').textContent).toContain(sentence))

  async function enterAddress(email: string) {
    failNetwork(false)
    await fill(shown.emailField, email)
    await press(shown.continueButton)
  }
  async function type(password: string) {
    failNetwork(false)
    await fill(shown.passwordField, password)
    await press(shown.signInButton)
  }
  async function activate(zipCode: string) {
    const emailField = screen.queryByLabelText(shown.emailField)
    if (emailField) await fill(shown.emailField, typed.unknownAddress)
    await fill(shown.referenceField, typed.customerReferenceNumber)
    await fill(shown.zipCodeField, zipCode)
    await press(shown.validateButton)
  }

  return {
    events: {
      'resident enters a known address': () => enterAddress(typed.knownAddress),
      'resident enters an address without a password': () => enterAddress(typed.addressWithoutPassword),
      'resident enters an unknown address': () => enterAddress(typed.unknownAddress),
      'resident enters an address of another offer': () => enterAddress(typed.addressOfAnotherOffer),
      'resident enters an address, but the network fails': async () => {
        await fill(shown.emailField, typed.knownAddress)
        failNetwork()
        await press(shown.continueButton)
      },
      'resident changes the address': () => press(shown.otherAddressButton),
      'resident types the right password': () => type(typed.rightPassword),
      'resident types the wrong password': () => type(typed.wrongPassword),
      'resident types the right password, but the network fails': async () => {
        await fill(shown.passwordField, typed.rightPassword)
        failNetwork()
        await press(shown.signInButton)
      },
      'resident asks to activate an account': () => press(shown.activateButton),
      'resident enters customer number and postal code': () => activate(typed.zipCode),
      'resident enters a wrong postal code': () => activate(typed.wrongZipCode),
      'resident confirms': () => press(shown.finishButton),
      'resident asks for the link again': async () => {
        failNetwork(false)
        await press(shown.sendAgainButton)
      },
      'resident asks for the link again, but the network fails': async () => {
        failNetwork()
        await press(shown.sendAgainButton)
      },
    },
    states: {
      'sees the address form': () => sees(shown.emailHeading),
      'sees the address form again': () => sees(shown.emailHeading),
      'learns that the address check failed': async () => {
        await showsError(shown.generalFailure)
        expect(await screen.findByLabelText(shown.emailField)).toHaveProperty('value', typed.knownAddress)
      },
      'sees the password form': async () => {
        await sees(shown.passwordHeading)
        await screen.findByText(typed.knownAddress)
      },
      'learns that the combination is wrong': () => showsError(shown.wrongCombination),
      'learns that the sign-in failed': () => showsError(shown.generalFailure),
      'sees the activation form': async () => {
        await sees(shown.registerHeading)
        await screen.findByText(typed.unknownAddress)
      },
      'sees the activation form with an address field': async () => {
        await sees(shown.registerHeading)
        await screen.findByLabelText(shown.emailField)
      },
      'learns that the activation failed': async () => {
        await showsError(shown.generalFailure)
        await screen.findByText(shown.whatToCheck)
        expect(await screen.findByLabelText(shown.zipCodeField)).toHaveProperty('value', typed.wrongZipCode)
      },
      'is told to check their mail': () => sees(shown.checkMailHeading),
      'learns that the mail was not sent again': () => showsError(shown.generalFailure),
      'is sent to the other site': () => sees(shown.redirectHeading),
      'is signed in': async () => void (await waitFor(session, selectIsSignedIn)),
      'is told that the mail was sent': async () => {
        const { output } = await waitFor(authentication, ({ status }) => status === 'done')
        expect(output?.outcome).toBe('emailSent')
      },
    },
  }
}

describe('signing in, walked against the screen', () => {
  beforeEach(async () => {
    sessionStorage.clear()
    localStorage.clear()
    await clearFailures(server().platform.db, typedDuring(0).knownAddress)
  })

  const walks = coveringPaths.map((path, walk) => [path.description, path, walk] as const)
  it.each(walks)('%s', async (_description, path, walk) => {
    await path.test(driveScreen(typedDuring(walk)))
  })
})
