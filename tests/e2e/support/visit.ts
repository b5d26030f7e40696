import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { applicationPaths, outcomePath } from '#contract/addresses.ts'
import type { OfferCode } from '#contract/offers.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoEmail, demoPassword } from '#server/demo/demoPeople.ts'
import { tokensOver } from '#tests/support/server/signInOver.ts'
import { ownPortal } from './ownPortal.ts'

/** Address of an offer's own site on the portal under test. */
export const siteOf = (offer: OfferCode) =>
  offer === 'ESE' ? ownPortal().url : `http://${offer.toLowerCase()}.localhost:${ownPortal().port}`

/** Every screen that needs no session, in a state that its address opens directly. */
export const everyPublicPath = [
  '/connexion',
  '/inscription',
  '/mot-de-passe-oublie',
  '/email-envoye',
  '/mot-de-passe/activation?invitation_token=x',
  '/mot-de-passe/reinitialisation?reset_password_token=x',
  '/callback/activation?result=success',
  '/callback/reinitialisation?result=expired',
  '/callback/activation?result=wrong_offer&allowed_offer=VSY',
  '/callback/signature?result=success',
  '/contester-un-vote?contest_token=x',
  '/token-login',
  '/maintenance',
  '/conditions-generales',
  '/rien',
]

/** Signs in by the form, as a resident does, and waits for the first page. */
export async function signIn(page: Page, name: string, password = demoPassword, offer: OfferCode = 'ESE') {
  await page.goto(`${siteOf(offer)}/connexion`)
  // Finds the fields by their purpose, because the form may be in any language.
  const email = page.locator('input[type="email"]')
  await email.fill(demoEmail(name))
  await email.press('Enter')
  const field = page.locator('input[type="password"]')
  await field.fill(password)
  await field.press('Enter')
  await page.waitForURL(`${siteOf(offer)}/`)
}

/** Opens an address for somebody with a stored session, in their first place or another one, and waits until nothing is loading. */
export async function enter(
  page: Page,
  name: string,
  path = '/',
  site = siteOf('ESE'),
  selectedPlaceId: string | null = null,
) {
  await storeSession(page, name, site, selectedPlaceId)
  await open(page, site + path)
  return page
}

/** Signs somebody in before the page opens. */
export async function storeSession(page: Page, name: string, site: string, selectedPlaceId: string | null) {
  const user = await tokensOver(site, name)
  const session = { id: randomUUID(), user: { ...user, impersonatedUser: null }, ui: { selectedPlaceId } }
  // Only a page of the site reaches its storage; this one loads nothing.
  const blank = `${site}/blank`
  await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(blank)
  await page.evaluate((state) => localStorage.setItem('state', state), JSON.stringify(session))
  await page.unroute(blank)
}

/** The same, and waits until the live stream is open: the page would miss changes made before that. */
export async function enterLive(page: Page, name: string, path = '/') {
  const live = page.waitForResponse('**/v1/live')
  await enter(page, name, path)
  await live
  return page
}

const mandate = demoId(`mandate of ${demoId('person coproprietaire')} in vauban`)
/** The demo's name of the thing to show, by screen or by kind; other kinds are numbered. */
const shownOf: Readonly<Record<string, (place: string) => string>> = {
  actuality: (place) => `news ${place} 0`,
  answer: (place) => `answer of the bank in ${place}`,
  decision: (place) => `decision ${place} facade`,
  import: () => 'import ESE',
  meeting: (place) => `meeting ${place} caretaker`,
  room: (place) => `decision ${place} courtyard`,
  topic: (place) => `topic ${place} ${place === 'plateau' ? 'parkingLeak' : 'bicycleRoom'}`,
  payment: () => `payment first try under ${mandate}`,
}
const nameOf = (kind: string, place: string, screen = kind) =>
  (shownOf[screen] ?? shownOf[kind])?.(place) ?? `${kind} ${place} 0`

/** Every screen of the main application by name, with its path. One that shows one thing shows one of this place. */
export const everyScreen = (place = 'tilleuls') =>
  Object.entries(applicationPaths).map(
    ([name, path]) =>
      [name, path.replace(/:(\w+)Id/g, (_, kind: string) => demoId(nameOf(kind, place, name)))] as const,
  )

/** The paths of these screens, and of views that no screen has. */
export const everyApplicationPath = (place = 'tilleuls') => [
  ...everyScreen(place).map(([, path]) => path),
  outcomePath('paiement', demoId(nameOf('payment', place))),
  '/conditions-generales',
  '/rien',
]

/** Opens an address from scratch, and waits until nothing is loading. */
export async function open(page: Page, address: string) {
  await page.goto(address)
  await settle(page)
}

/** Waits until the worker has stored the page and controls it. */
export const installed = (page: Page) =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator
    await serviceWorker.ready
    if (!serviceWorker.controller)
      await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  })

/** Goes to a screen as a link does, without reloading the page, and waits until it has replaced the one before. */
export async function show(page: Page, path: string) {
  await page.evaluate((address) => globalThis.history.pushState(null, '', address), path)
  await page.waitForFunction(() => document.querySelector('main:not([aria-busy="true"]) h1'))
}

/** The same, and waits until nothing is loading. */
export async function goTo(page: Page, path: string) {
  await page.evaluate((address) => globalThis.history.pushState(null, '', address), path)
  await settle(page)
}

/**
 * Waits until the page has its heading and nothing is loading. It checks in every frame: a locator checks twice a
 * second, which would lose a third of a second on every screen of a walk.
 */
export const settle = (page: Page) =>
  page.waitForFunction(() => document.querySelector('h1') && !document.querySelector('[aria-busy="true"]'))

/** How far the page scrolls sideways; a page must fit its window. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/**
 * Simulates maintenance for a page: every request gets a 503. The maintenance notice stays until the service is
 * open again.
 */
export const closeService = (page: Page) =>
  page.route(/\/(?:v1\/|terms\?)/, (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: '{}' }),
  )

/** Every link of a mail can still set a password. */
const acceptLinks = (page: Page) =>
  page.route('**/v1/users/password_links', (route) =>
    route.fulfill({ contentType: 'application/json', body: JSON.stringify({ email: demoEmail('conseil') }) }),
  )

/** Opens one of `everyPublicPath` in the state that has most to show. */
export async function openPublic(page: Page, offer: OfferCode, path: string) {
  if (path === '/maintenance') await closeService(page)
  if (path.startsWith('/mot-de-passe/activation')) await acceptLinks(page)
  await open(page, siteOf(offer) + path)
  await page.waitForLoadState('networkidle')
}

/**
 * Cuts the live stream of a page from its sign-in on: a stream faster than the lost response would reveal its content.
 */
export const cutLiveStream = (page: Page) => page.route('**/v1/live', (route) => route.fulfill({ status: 404 }))

/** The content of the page’s local storage, by key. */
export const storageOf = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(globalThis.localStorage)))
