import type { Page, Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { applicationPaths } from '#contract/addresses.ts'
import { french } from '#locales/catalogues.ts'
import { useBrowser } from './support/browser.ts'
import { faultsOf } from './support/faultsOf.ts'
import { everyApplicationPath, settle, signIn } from './support/visit.ts'

/** Every screen while its data loads, and after that failed: pages in jsdom have no width. */
const browser = useBrowser()

/** The requests that sign-in and the frame need, and those for drafts, because a form shows without its draft. */
const spared =
  /\/v1\/(?:oauth|live|users\/mail_check|users\/me(?:\/(?:places|identities)(?:\/[^/]+\/notifications_count)?)?(?:\?|$)|.*drafts)/

/** Handles every other request of the page. */
const answerAll = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route(/\/(?:v[12]\/|terms\?|graphql)/, (route) =>
    spared.test(route.request().url()) ? route.continue() : answer(route),
  )

const states = {
  loading: async () => undefined,
  failed: (route: Route) => route.fulfill({ status: 500, json: {} }),
}

/** These screens send no request, or show a form whatever the response; only administrators may open five of them. */
const withoutRetry = [
  'myPlaces',
  'password',
  'profile',
  'impersonation',
  'jobs',
  'imports',
  'import',
  'newReport',
  'ticketQueue',
]

/** Goes to a screen as a link does, and waits until it has replaced the one before. */
async function show(page: Page, path: string) {
  await page.evaluate((address) => globalThis.history.pushState(null, '', address), path)
  await page.waitForFunction(() => document.querySelector('main:not([aria-busy="true"]) h1'))
}

it.concurrent.each(['loading', 'failed'] as const)(
  'every screen that is %s fits its window, the eye and the thumb, and a failed one can be tried again',
  async (state) => {
    const page = await browser.openPage('desktop', { reducedMotion: 'reduce' })
    await answerAll(page, states[state])
    await signIn(page, 'coproprietaire')
    const faults: unknown[] = []
    const toTryAgain = page.getByRole('main').getByRole('button', { name: french.common.retry })
    const lost: string[] = []
    const paths = everyApplicationPath()
    for (const [index, name] of Object.keys(applicationPaths).entries()) {
      await show(page, paths[index] ?? '/')
      if (state === 'failed') await settle(page)
      faults.push(...(await faultsOf(page, `${state}-${name}`)))
      if ((await toTryAgain.count()) === 0) lost.push(name)
    }
    expect(faults).toEqual([])
    if (state === 'failed') expect(lost).toEqual(withoutRetry)
    await page.context().close()
  },
)
