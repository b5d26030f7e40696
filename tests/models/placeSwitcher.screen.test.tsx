import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { graphqlPath } from '#contract/graphql.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { startApp } from '#tests/support/startApp.tsx'
import type { PlaceSwitcherDriver } from './placeSwitcher.model.ts'
import { coveringPaths } from './placeSwitcher.model.ts'
import { shown, withNeighbours } from './placeSwitcher.words.ts'

const { server, network } = usePortalServer()
/** jsdom ignores the styles of wide windows, so it treats the sidebar as hidden. */
const hidden = true

async function driveScreen(): Promise<PlaceSwitcherDriver> {
  let isDown = false
  network.use(
    http.post(portalOrigin + graphqlPath, async ({ request }) => {
      if (isDown) return HttpResponse.error()
      const ask = async (body: string) => (await server().app.fetch(new Request(request.clone(), { body }))).text()
      return new HttpResponse(await withNeighbours(await request.clone().text(), ask))
    }),
  )
  const user = userEvent.setup()
  const { signIn } = await startApp('/')
  await signIn()
  const trigger = (name: string) => screen.findByRole('button', { name: new RegExp(name), expanded: false, hidden })
  await trigger(shown.firstPlace)

  const field = () => screen.findByRole('combobox', { name: shown.searchField, hidden })
  const option = (name: string) => screen.findByRole('option', { name: new RegExp(name), hidden })
  const optionCount = (count: number) =>
    waitFor(() =>
      expect(within(screen.getByRole('listbox', { hidden })).queryAllByRole('option', { hidden })).toHaveLength(count),
    )
  const press = async (key: string) => {
    await user.click(await field())
    await user.keyboard(key)
  }
  const open = async (network: 'up' | 'down') => {
    isDown = network === 'down'
    await user.click(await trigger(shown.firstPlace))
  }
  const goToTheEnd = async (network: 'up' | 'down') => {
    isDown = network === 'down'
    await press('{End}')
  }
  const showsText = async (text: string) => void (await screen.findByText(text))

  return {
    events: {
      'resident opens the list': () => open('up'),
      'resident opens the list, but the network fails': () => open('down'),
      'resident tries again': async () => {
        isDown = false
        await user.click(await screen.findByRole('button', { name: shown.retryButton, hidden }))
      },
      'resident searches for a place': async () => user.type(await field(), 'tilleuls'),
      'resident searches for an unknown place': async () => user.type(await field(), shown.missingPlace),
      'resident goes to the end of the list': () => goToTheEnd('up'),
      'resident goes to the end of the list, but the network fails': () => goToTheEnd('down'),
      'resident chooses the other place': async () => user.click(await option(shown.otherPlace)),
      'resident closes the list': () => press('{Escape}'),
    },
    states: {
      'sees the selected place': async () => void (await trigger(shown.firstPlace)),
      'learns that the list was not loaded': () => showsText(shown.failed),
      'sees the first places': () => optionCount(20),
      'sees the place searched for': () => optionCount(1),
      'learns that there is no such place': () => showsText(shown.noResult),
      'learns that the next page was not loaded': () => showsText(shown.failed),
      'sees all places': async () => {
        await optionCount(27)
        await option(shown.lastPlace)
      },
      'sees the selected place as before': async () => {
        const opener = await trigger(shown.firstPlace)
        await waitFor(() => expect(document.activeElement).toBe(opener))
      },
      'sees the other place': async () => void (await trigger(shown.otherPlace)),
    },
  }
}

describe('the place dropdown, walked against the application', () => {
  beforeEach(() => {
    localStorage.clear()
    localStorage.setItem('hasSkippedCheck', 'true')
  })

  it.each(coveringPaths.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(await driveScreen())
  })
})
