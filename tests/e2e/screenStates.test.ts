import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { applicationPaths } from '#contract/addresses.ts'
import { french } from '#locales/catalogues.ts'
import { answerAll, answerEmpty, failed, held } from './support/answers.ts'
import { violationsOf } from './support/axe.ts'
import { useBrowser } from './support/browser.ts'
import { emptyScreens } from './support/emptyScreens.ts'
import { faultsOf } from './support/faultsOf.ts'
import { enter, everyScreen, goTo, settle, show, signIn } from './support/visit.ts'

/** Every screen while its data loads, and after that failed: pages in jsdom have no width. */
const browser = useBrowser()

const states = { loading: held, failed }

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

/** What axe finds around a state does not change with it: `accessibility.test.ts` checks the frame. */
async function faultsOfState(page: Page, name: string) {
  const violations = await violationsOf(page, 'main')
  return [...violations.map((violation) => ({ name, violation })), ...(await faultsOf(page, name))]
}

/** Whether the fixed act of a small phone, the last size of the page, hides what an empty list says. */
const hasWordsBehindAct = (page: Page) =>
  page.evaluate(() => {
    const words = document.querySelector('main [data-empty] > p')?.getBoundingClientRect()
    const acts = [...document.querySelectorAll('main :is(a, button)')].map((act) => act.getBoundingClientRect())
    return words !== undefined && acts.some(({ top, bottom }) => top < words.bottom && bottom > words.top)
  })

it.concurrent.each(['loading', 'failed'] as const)(
  'every screen that is %s passes axe, fits its window, the eye and the thumb, and a failed one can be tried again',
  async (state) => {
    const page = await browser.openPage('desktop', { reducedMotion: 'reduce', bypassCSP: true })
    await answerAll(page, states[state])
    await signIn(page, 'coproprietaire')
    const faults: unknown[] = []
    const toTryAgain = page.getByRole('main').getByRole('button', { name: french.common.retry })
    const lost: string[] = []
    for (const [name, path] of everyScreen()) {
      await show(page, path)
      if (state === 'failed') await settle(page)
      faults.push(...(await faultsOfState(page, `${state}-${name}`)))
      if ((await toTryAgain.count()) === 0) lost.push(name)
    }
    expect(faults).toEqual([])
    if (state === 'failed') expect(lost).toEqual(withoutRetry)
    await page.context().close()
  },
)

it.concurrent.each(Object.entries(emptyScreens))(
  'every empty list of the %s says what would stand there and offers what may be done, passes axe, and fits',
  async (person, screens) => {
    const page = await browser.openPage('desktop', { reducedMotion: 'reduce', bypassCSP: true })
    await answerEmpty(page)
    await enter(page, person)
    const main = page.getByRole('main')
    const faults: unknown[] = []
    for (const { screen, says, offers } of screens) {
      await goTo(page, applicationPaths[screen])
      for (const text of says) await main.getByText(text).first().waitFor()
      if (offers)
        await main
          .getByRole('link', { name: offers })
          .or(main.getByRole('button', { name: offers }))
          .first()
          .waitFor()
      faults.push(...(await faultsOfState(page, `empty-${screen}`)))
      if (await hasWordsBehindAct(page)) faults.push({ screen, hidden: says })
    }
    expect(faults).toEqual([])
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.context().close()
  },
)
