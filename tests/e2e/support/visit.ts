import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { applicationPaths } from '#contract/addresses.ts'
import type { OfferCode } from '#contract/offers.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoEmail, demoPassword } from '#server/demo/demoPeople.ts'

/** Address of an offer's own site on the portal under test. */
export const siteOf = (offer: OfferCode) =>
  offer === 'ESE' ? inject('portalUrl') : `http://${offer.toLowerCase()}.localhost:${inject('portalPort')}`

/** Every screen that needs no session, in a state it can be opened in directly. */
export const everyPublicPath = [
  '/connexion',
  '/inscription',
  '/mot-de-passe-oublie',
  '/email-envoye',
  '/mot-de-passe/activation?invitation_token=x',
  '/mot-de-passe/reinitialisation?reset_password_token=x',
  '/callback/activation?result=success',
  '/callback/reinitialisation?result=expired',
  '/callback/signature?result=wrong_offer&allowed_offer=VSY',
  '/token-login',
  '/maintenance',
  '/conditions-generales',
  '/rien',
]

/** Signs in by the form, as a resident does, and waits for the first page. */
export async function signIn(page: Page, name: string, password = demoPassword, offer: OfferCode = 'ESE') {
  await page.goto(`${siteOf(offer)}/connexion`)
  // By what the fields are for: the form may stand there in any language.
  const email = page.locator('input[type="email"]')
  await email.fill(demoEmail(name))
  await email.press('Enter')
  const field = page.locator('input[type="password"]')
  await field.fill(password)
  await field.press('Enter')
  await page.waitForURL(`${siteOf(offer)}/`)
}

/** Which of the things of a place is looked at, where they go by names. */
const shownOf = new Map([
  ['decision', 'facade'],
  ['meeting', 'caretaker'],
])

/** Every screen of the main application, and what has no address; where a screen shows one thing of many, one of this place. */
export const everyApplicationPath = (place = 'tilleuls') => [
  ...Object.values(applicationPaths).map((path) =>
    path.replace(/:(\w+)Id/g, (_, kind: string) => demoId(`${kind} ${place} ${shownOf.get(kind) ?? '0'}`)),
  ),
  '/conditions-generales',
  '/rien',
]

/** Opens an address anew, and waits until nothing of it is on its way. */
export async function open(page: Page, address: string) {
  await page.goto(address)
  await settle(page)
}

/** Goes to a screen as a link does, without loading the page again, and waits until nothing of it is on its way. */
export async function goTo(page: Page, path: string) {
  await page.evaluate((address) => globalThis.history.pushState(null, '', address), path)
  await settle(page)
}

/**
 * Until the page has its heading and nothing of it is on its way any more. Looked at in every frame: a locator looks twice
 * a second, which is a third of a second lost on every screen of a walk.
 */
export const settle = (page: Page) =>
  page.waitForFunction(() => document.querySelector('h1') && !document.querySelector('[aria-busy="true"]'))

/** How far the page can be scrolled sideways: a page fits its window. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Closes the service for a page: whatever it asks for is answered 503. The maintenance notice stays until it is open again. */
export const closeService = (page: Page) =>
  page.route(/\/(?:v1\/|terms\?)/, (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: '{}' }),
  )

/**
 * From its sign-in on, a page hears nothing of what changes: a stream that is quicker than the loss of an answer would tell
 * it what that answer would have said.
 */
export const hearNothing = (page: Page) => page.route('**/v1/live', (route) => route.fulfill({ status: 404 }))

/** What the page holds in local storage, key by key. */
export const storageOf = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(globalThis.localStorage)))
