import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { screenPaths } from '#contract/addresses.ts'
import { consentVersion, mandateRoutes } from '#contract/payments/mandates.ts'
import type { Route } from '#contract/route.ts'
import { demoId } from '#server/demo/chance.ts'
import { pathBy as setupBy } from '#tests/models/mandateSetup.model.ts'
import { pathBy as payingBy } from '#tests/models/payment.model.ts'
import { onTheWire } from '#tests/support/server/requestRoute.ts'
import { signInOver } from '#tests/support/server/signInOver.ts'
import { useBrowser } from './support/browser.ts'
import { useNoonPortal } from './support/noonPortal.ts'
import { drivePaying, driveSetup } from './support/paymentDrivers.ts'
import { enter } from './support/visit.ts'

/**
 * Walks the models of paying in a browser while the network fails, the page reloads, minutes pass and a button is pressed twice. All
 * their paths are walked on the machines, and all their transitions on the screens.
 */
const browser = useBrowser()
const portal = useNoonPortal()
const tilleuls = demoId('place tilleuls')

const enterOwn = (page: Page, name: string, path: string, placeId = tilleuls) =>
  enter(page, name, path, portal.url(), placeId)

/** Calls a route about the mandate of somebody in Les Tilleuls, without a browser. */
async function call(route: Route, name = 'coproprietaire', body?: unknown) {
  const token = await signInOver(portal.url(), name)
  const { path, init } = onTheWire(route, { params: { placeId: tilleuls }, token, body })
  return (await fetch(portal.url() + path, init)).status
}

describe('an owner sets up a mandate', () => {
  // Each walk begins without a mandate, whatever the previous one left.
  beforeEach(async () => {
    for (const route of [mandateRoutes.drop, mandateRoutes.revoke]) expect([204, 409]).toContain(await call(route))
  })

  const walk = async (path: ReturnType<typeof setupBy>) => {
    const page = await browser.openPage('desktop')
    await page.clock.install()
    await enterOwn(page, 'coproprietaire', screenPaths.mandateSetup)
    await path.test(driveSetup(page, portal.sentCode))
    await page.context().close()
  }

  it('and keeps the typed text when payments close', async () => {
    await walk(setupBy('owner creates the mandate as payments close'))
  })

  it('and requests another code after ten minutes', async () => {
    await walk(setupBy('owner creates the mandate', 'owner requests a code', 'ten minutes pass'))
  })

  it('although the network fails at each step', async () => {
    await walk(
      setupBy(
        'owner creates the mandate, but the answer is lost',
        'owner creates the mandate',
        'owner requests a code, but the answer is lost',
        'owner requests a code',
        'owner types the code, but the answer is lost',
        'owner types the code',
      ),
    )
  })

  it('and continues after a reload', async () => {
    await walk(
      setupBy(
        'owner creates the mandate',
        'owner requests a code',
        'owner comes back after a reload',
        'owner types the code',
      ),
    )
  })
})

describe('a co-owner pays', () => {
  const walk = async (path: ReturnType<typeof payingBy>, name: string, placeId?: string) => {
    const page = await enterOwn(await browser.openPage('desktop'), name, screenPaths.paying, placeId)
    await path.test(drivePaying(page))
    await page.context().close()
  }

  it('once with a double press, under the mandate that was just signed', async () => {
    await walk(
      payingBy(
        'co-owner wants to pay another amount',
        'co-owner types more than what is open',
        'co-owner agrees to pay in advance',
        'co-owner pays with a double press',
        'co-owner closes the message',
      ),
      'coproprietaire',
    )
  })

  it('not while payments close', async () => {
    await walk(
      payingBy(
        'co-owner wants to pay another amount',
        'co-owner types more than what is open',
        'co-owner agrees to pay in advance',
        'co-owner pays as payments close',
        'co-owner closes the message',
      ),
      'president',
    )
  })

  it('once although the network fails at each step', async () => {
    await walk(
      payingBy(
        'co-owner wants to pay another amount',
        'co-owner types an amount, but there is no network',
        'co-owner types an amount',
        'co-owner types the password, but there is no network',
        'co-owner pays',
        'co-owner closes the message',
      ),
      'coproprietaire',
      demoId('place vauban'),
    )
  })

  it('once although the response is lost', async () => {
    await walk(
      payingBy(
        'co-owner wants to pay another amount',
        'co-owner types more than what is open',
        'co-owner agrees to pay in advance',
        'co-owner pays, but the response is lost',
        'co-owner sends it again',
        'co-owner closes the message',
      ),
      'president',
    )
  })

  it('and continues after a reload', async () => {
    expect(await call(mandateRoutes.sendCode, 'conseil')).toBe(200)
    const signature = { code: await portal.sentCode(), consent: consentVersion }
    expect(await call(mandateRoutes.sign, 'conseil', { signature })).toBe(204)
    await walk(
      payingBy(
        'co-owner wants to pay another amount',
        'co-owner types more than what is open',
        'co-owner agrees to pay in advance',
        'co-owner comes back after a reload',
        'co-owner pays',
      ),
      'conseil',
    )
  })
})
