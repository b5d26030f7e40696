import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Route } from '#contract/route.ts'
import { french } from '#locales/catalogues.ts'
import { asRead } from './asRead.ts'
import { holdAnswers } from './holdAnswers.ts'
import { goTo, openScreen } from './openScreen.ts'
import type { PortalServer } from './portalServer.ts'

const { common, shell } = french
const age = asRead(shell.asOf).split('{{when}}')[0] ?? ''

/** Whether a text says how old data on screen is. */
export const isAge = (text: string) => asRead(text).startsWith(age)
/** Waits for a notice that says how old data on screen is: each part of a page has its own. */
export const showsAge = () => screen.findAllByText(isAge)

type Opened = Pick<Awaited<ReturnType<typeof openScreen>>, 'user' | 'loaded'>

/** Goes to a page while the network is down, and retries once it is back. */
export async function retryOnce(portal: PortalServer, { user, loaded }: Opened, path: string) {
  await loaded()
  portal.failNetwork()
  await goTo(path)
  await tryAgain(portal, user)
}

/** Presses the button of each part of a page that failed, once the network is back. */
async function tryAgain({ failNetwork }: PortalServer, user: Opened['user']) {
  await screen.findAllByText(common.failedTitle)
  // A part that still loads would fail after the network is back.
  await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull())
  const retries = screen.getAllByRole('button', { name: common.retry })
  failNetwork(false)
  for (const retry of retries) {
    if (retry.isConnected) await user.click(retry)
  }
}

type ScreenStates = {
  readonly path: string
  /** The request that the loading state waits for. */
  readonly route: Pick<Route, 'path'>
  /** A text of the loaded screen. */
  readonly shown: string
  readonly queryKey: string
  /** The person who opens the screen; the president by default. */
  readonly person?: string
}

/** Walks the states that every screen with data has: loading, failed, loaded, and loaded while the network is down. */
export function testScreenStates(portal: PortalServer, name: string, states: ScreenStates) {
  const { path, route, shown, queryKey, person = 'president' } = states
  const isShown = () => screen.findByText(shown)

  it(`${name} waits for its data, tries again after a failure, and keeps the data without a network`, async () => {
    const { queries, loaded, user } = await openScreen('/immeuble', person)
    await loaded()
    const release = holdAnswers(portal, route.path)
    await goTo(path)
    await waitFor(() => {
      const waiting = screen.getAllByText(common.loading)
      expect(waiting.some((text) => text.closest('[aria-busy="true"]'))).toBe(true)
    })

    portal.failNetwork()
    release()
    await tryAgain(portal, user)
    expect(await isShown()).toBeDefined()
    await waitFor(() => expect(screen.queryByText(common.loading)).toBeNull())

    portal.failNetwork()
    await (await queries.load()).invalidateQueries({ queryKey: [queryKey] })
    expect(await showsAge()).toBeDefined()
    expect(await isShown()).toBeDefined()
  })
}
