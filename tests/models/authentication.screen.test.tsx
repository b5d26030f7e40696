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
  const isTold = (sentence: string) =>
    waitForPage(() => expect(screen.getByRole('alert').textContent).toContain(sentence))

  async function give(email: string) {
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
      'resident gives a known address': () => give(typed.knownAddress),
      'resident gives an address without password': () => give(typed.addressWithoutPassword),
      'resident gives an unknown address': () => give(typed.unknownAddress),
      'resident gives an address of another offer': () => give(typed.addressOfAnotherOffer),
      'resident gives an address, but the network fails': async () => {
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
      'resident says it is the first visit': () => press(shown.activateButton),
      'resident gives customer number and postal code': () => activate(typed.zipCode),
      'resident gives a wrong postal code': () => activate(typed.wrongZipCode),
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
      'is asked for an address': () => sees(shown.emailHeading),
      'is asked for another address': () => sees(shown.emailHeading),
      'learns that the address was not checked': async () => {
        await isTold(shown.generalFailure)
        expect(await screen.findByLabelText(shown.emailField)).toHaveProperty('value', typed.knownAddress)
      },
      'is asked for the password': async () => {
        await sees(shown.passwordHeading)
        await screen.findByText(typed.knownAddress)
      },
      'learns that the combination is wrong': () => isTold(shown.wrongCombination),
      'learns that signing in failed': () => isTold(shown.generalFailure),
      'is asked for customer number and postal code': async () => {
        await sees(shown.registerHeading)
        await screen.findByText(typed.unknownAddress)
      },
      'is asked for address, customer number and postal code': async () => {
        await sees(shown.registerHeading)
        await screen.findByLabelText(shown.emailField)
      },
      'learns that the activation failed': async () => {
        await isTold(shown.generalFailure)
        expect(await screen.findByLabelText(shown.zipCodeField)).toHaveProperty('value', typed.wrongZipCode)
      },
      'is told to read the mail': () => sees(shown.checkMailHeading),
      'learns that the mail was not sent again': () => isTold(shown.generalFailure),
      'is sent to the other site': () => sees(shown.redirectHeading),
      'is signed in': async () => void (await waitFor(session, selectIsSignedIn)),
      'is told that the mail was sent': async () => {
        const { output } = await waitFor(authentication, ({ status }) => status === 'done')
        expect(output?.outcome).toBe('emailSent')
      },
    },
  }
}

describe('a resident and the authentication screen', () => {
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
