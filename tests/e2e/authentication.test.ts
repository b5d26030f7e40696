import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { AuthenticationDriver } from '#tests/models/authentication.model.ts'
import { coveringPaths } from '#tests/models/authentication.model.ts'
import { shown, typedDuring } from '#tests/models/authentication.words.ts'
import { useBrowser } from './support/browser.ts'
import { siteOf } from './support/visit.ts'

const browser = useBrowser()

/** The same actions and checks as in jsdom, in Chromium, against the running portal. */
function driveBrowser(page: Page, typed: ReturnType<typeof typedDuring>): AuthenticationDriver {
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
  const sees = (name: string) => page.getByRole('heading', { name }).waitFor()
  const isTold = (sentence: string) => page.getByRole('alert').filter({ hasText: sentence }).first().waitFor()
  const holds = (label: string, text: string) => expect.poll(() => field(label).inputValue()).toBe(text)

  async function give(email: string, isOnline = true) {
    await page.context().setOffline(!isOnline)
    await field(shown.emailField).fill(email)
    await press(shown.continueButton)
  }
  async function type(password: string, isOnline = true) {
    await page.context().setOffline(!isOnline)
    await field(shown.passwordField).fill(password)
    await press(shown.signInButton)
  }
  async function activate(zipCode: string) {
    const email = field(shown.emailField)
    if (await email.isVisible()) await email.fill(typed.unknownAddress)
    await field(shown.referenceField).fill(typed.customerReferenceNumber)
    await field(shown.zipCodeField).fill(zipCode)
    await press(shown.validateButton)
  }
  async function askAgain(isOnline: boolean) {
    await page.context().setOffline(!isOnline)
    await press(shown.sendAgainButton)
  }

  return {
    events: {
      'resident enters a known address': () => give(typed.knownAddress),
      'resident enters an address without a password': () => give(typed.addressWithoutPassword),
      'resident enters an unknown address': () => give(typed.unknownAddress),
      'resident enters an address of another offer': () => give(typed.addressOfAnotherOffer),
      'resident enters an address, but the network fails': () => give(typed.knownAddress, false),
      'resident changes the address': () => press(shown.otherAddressButton),
      'resident types the right password': () => type(typed.rightPassword),
      'resident types the wrong password': () => type(typed.wrongPassword),
      'resident types the right password, but the network fails': () => type(typed.rightPassword, false),
      'resident asks to activate an account': () => press(shown.activateButton),
      'resident enters customer number and postal code': () => activate(typed.zipCode),
      'resident enters a wrong postal code': () => activate(typed.wrongZipCode),
      'resident confirms': () => press(shown.finishButton),
      'resident asks for the link again': () => askAgain(true),
      'resident asks for the link again, but the network fails': () => askAgain(false),
    },
    states: {
      'sees the address form': () => sees(shown.emailHeading),
      'sees the address form again': () => sees(shown.emailHeading),
      'learns that the address check failed': async () => {
        await isTold(shown.generalFailure)
        await holds(shown.emailField, typed.knownAddress)
      },
      'sees the password form': async () => {
        await sees(shown.passwordHeading)
        await page.getByText(typed.knownAddress).first().waitFor()
      },
      'learns that the combination is wrong': () => isTold(shown.wrongCombination),
      'learns that the sign-in failed': () => isTold(shown.generalFailure),
      'sees the activation form': async () => {
        await sees(shown.registerHeading)
        await page.getByText(typed.unknownAddress).first().waitFor()
      },
      'sees the activation form with an address field': async () => {
        await sees(shown.registerHeading)
        await field(shown.emailField).waitFor()
      },
      'learns that the activation failed': async () => {
        await isTold(shown.generalFailure)
        await holds(shown.zipCodeField, typed.wrongZipCode)
      },
      'is told to check their mail': () => sees(shown.checkMailHeading),
      'learns that the mail was not sent again': () => isTold(shown.generalFailure),
      'is sent to the other site': () => sees(shown.redirectHeading),
      'is signed in': () => page.waitForURL(`${siteOf('ESE')}/`),
      'is told that the mail was sent': () => page.waitForURL('**/email-envoye'),
    },
  }
}

describe('signing in, walked in a browser', () => {
  const walks = coveringPaths.map((path, walk) => [path.description, path, walk] as const)

  it.each(walks)('%s', async (_description, path, walk) => {
    const page = await browser.openPage()
    await page.goto(`${siteOf('ESE')}/connexion`)
    await path.test(driveBrowser(page, typedDuring(`du-navigateur-${walk}`)))
    await page.context().close()
  })
})
