import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Route } from '#contract/route.ts'
import { french } from '#locales/catalogues.ts'
import { asRead } from './asRead.ts'
import { holdAnswers } from './holdAnswers.ts'
import { goTo, openScreen } from './openScreen.ts'
import type { PortalServer } from './portalServer.ts'

const { common, shell } = french
const age = asRead(shell.asOf).split('{{when}}')[0] ?? ''

/** Waits for a notice that says how old data on screen is: each part of a page has its own. */
export const showsAge = () => screen.findAllByText((text) => asRead(text).startsWith(age))

type Opened = Pick<Awaited<ReturnType<typeof openScreen>>, 'user' | 'loaded'>

/** Goes to a page while the network is down, and retries once it is back. */
export async function retryOnce({ failNetwork }: PortalServer, { user, loaded }: Opened, path: string) {
  await loaded()
  failNetwork()
  await goTo(path)
  const retry = await screen.findByRole('button', { name: common.retry })
  expect(screen.getAllByText(common.failedTitle)).toBeDefined()
  failNetwork(false)
  await user.click(retry)
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

/** Tests the states that every screen with data has: loading, failed, and loaded while the network is down. */
export function testScreenStates(portal: PortalServer, name: string, states: ScreenStates) {
  const { path, route, shown, queryKey, person = 'president' } = states
  const open = (at: string) => openScreen(at, person)
  const isShown = () => screen.findByText(shown)

  describe(name, () => {
    it('says that it is loading', async () => {
      const { loaded } = await open('/immeuble')
      await loaded()
      const release = holdAnswers(portal, route.path)
      await goTo(path)
      await waitFor(() => {
        const waiting = screen.getAllByText(common.loading)
        expect(waiting.some((text) => text.closest('[aria-busy="true"]'))).toBe(true)
      })

      release()

      expect(await isShown()).toBeDefined()
      await waitFor(() => expect(screen.queryByText(common.loading)).toBeNull())
    })

    it('says that loading failed, and retries', async () => {
      await retryOnce(portal, await open('/immeuble'), path)

      expect(await isShown()).toBeDefined()
    })

    it('keeps showing loaded data without a network, with its age', async () => {
      const { queries } = await open(path)
      await isShown()
      portal.failNetwork()

      await (await queries.load()).invalidateQueries({ queryKey: [queryKey] })

      expect(await showsAge()).toBeDefined()
      expect(await isShown()).toBeDefined()
    })
  })
}
