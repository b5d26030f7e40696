import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, onTestFinished } from 'vitest'
import { pushRoutes } from '#contract/push.ts'
import { catalogues } from '#locales/catalogues.ts'
import { PushPanel } from '#src/areas/settings/PushPanel.tsx'
import { usePush } from '#src/areas/settings/usePush.ts'
import { asRead } from '#tests/support/asRead.ts'
import { keepSession } from '#tests/support/keepSession.ts'
import { createPortalClient } from '#tests/support/portalClient.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { renderUi } from '#tests/support/renderUi.tsx'
import { stubPushBrowser } from '#tests/support/stubPushBrowser.ts'
import { everyStep, type PushDriver } from './push.model.ts'

const { network } = usePortalServer()
const texts = catalogues['fr-FR'].settings.notifications.device

/** The panel of a device, with a portal that has keys and can go down. */
async function openPanel(publicKey: string | null = 'a key') {
  const portal = { isSubscribed: false, isDown: false, tests: 0 }
  const address = portalOrigin + pushRoutes.read.path
  const answer = (change: Partial<typeof portal>) => {
    if (portal.isDown) return HttpResponse.error()
    Object.assign(portal, change)
    return new HttpResponse(null, { status: 204 })
  }
  network.use(
    http.get(address, () => {
      const device = { public_key: publicKey, is_subscribed: portal.isSubscribed, is_another_subscribed: false }
      return portal.isDown ? HttpResponse.error() : HttpResponse.json(device)
    }),
    http.put(address, () => answer({ isSubscribed: true })),
    http.delete(address, () => answer({ isSubscribed: false })),
    http.post(`${address}/test`, () => answer({ tests: portal.tests + 1 })),
  )
  await keepSession('coproprietaire')
  const { api } = createPortalClient()
  const { device, browser } = stubPushBrowser()
  const Panel = () => <PushPanel flow={usePush({ api, inspect: null, browser })} sentenceId="sentence" />
  const show = () => renderUi(<Panel />)
  // The next file of this worker would use the session as its own.
  onTestFinished(() => {
    cleanup()
    localStorage.clear()
    sessionStorage.clear()
  })
  return { portal, device, show, user: userEvent.setup() }
}

async function driveScreen(): Promise<PushDriver> {
  const { portal, device, show, user } = await openPanel()
  show()
  const press = async (name: string, isDown = false) => {
    portal.isDown = isDown
    await user.click(await screen.findByRole('button', { name }))
  }
  const turnOn = (answer: typeof device.answer) => {
    device.answer = answer
    return press(texts.turnOn)
  }
  const sees = (text: string) => screen.findByText(asRead(text))
  return {
    events: {
      'resident turns notifications on': () => turnOn('granted'),
      'resident forbids them when the browser asks': () => turnOn('denied'),
      'resident closes the question of the browser': () => turnOn('default'),
      'resident turns them on, but the network fails': () => press(texts.turnOn, true),
      'resident allows them in the browser again': async () => {
        device.answer = 'granted'
        await press(texts.recheck)
      },
      'resident asks for a test': () => press(texts.test),
      'resident asks for a test, but the network fails': () => press(texts.test, true),
      'resident turns them off': () => press(texts.turnOff),
      'resident turns them off, but the network fails': () => press(texts.turnOff, true),
    },
    states: {
      'has a silent device': async () => {
        await sees(texts.off)
        expect([portal.isSubscribed, device.isSubscribed]).toEqual([false, false])
      },
      'learns that the browser blocks them': async () => void (await sees(texts.denied)),
      'learns that they are still off': async () => void (await sees(texts.failed)),
      'has a device that receives them': async () => {
        await sees(texts.on)
        expect([portal.isSubscribed, device.isSubscribed]).toEqual([true, true])
      },
      'learns that a test is on its way': async () => {
        await sees(texts.tested)
        expect(portal.tests).toBe(1)
      },
      'learns that no test was sent': async () => void (await sees(texts.untested)),
      'learns that they still arrive': async () => void (await sees(texts.lasting)),
    },
  }
}

describe('notifications on a device, walked against the screen', () => {
  it.each(everyStep.map((one) => [one.description, one] as const))('%s', async (_description, one) => {
    await one.test(await driveScreen())
  })

  it('are not offered by a portal without keys', async () => {
    const { show } = await openPanel(null)
    show()
    expect(await screen.findByText(asRead(texts.notOffered))).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('are not supported by some browsers', async () => {
    const { device, show } = await openPanel()
    device.isSupported = false
    show()
    expect(await screen.findByText(asRead(texts.unsupported))).toBeDefined()
  })

  it('are requested again when the portal does not respond', async () => {
    const { portal, show, user } = await openPanel()
    portal.isDown = true
    show()
    const retry = await screen.findByRole('button', { name: catalogues['fr-FR'].common.retry })
    portal.isDown = false
    await user.click(retry)
    expect(await screen.findByText(asRead(texts.off))).toBeDefined()
  })
})
