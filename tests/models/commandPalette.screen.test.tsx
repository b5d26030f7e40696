import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { texts as frame } from '#locales/fr-FR/frame.ts'
import { texts as searchTexts } from '#locales/fr-FR/search.ts'
import { texts as catalogue } from '#locales/fr-FR/signIn.ts'
import { accountButton } from '#tests/support/frame.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { startApp } from '#tests/support/startApp.tsx'
import type { CommandPaletteDriver } from './commandPalette.model.ts'
import { coveringPaths } from './commandPalette.model.ts'

const { network } = usePortalServer()
const { breadcrumb } = frame
const { palette } = searchTexts
const neighbour = {
  kind: 'person',
  id: '7b7a5c3e-6f0e-4a83-9a54-3b6f4f0a1c11',
  place_id: '0b9c2a52-52f1-4a3e-8a52-6e6f8f4f2a10',
  title: 'Zoé Vidal',
  detail: 'Le Clos',
  roles: ['tenant'],
  verdict: null,
  line: null,
}

async function driveScreen(): Promise<CommandPaletteDriver> {
  let isDown = false
  network.use(
    http.get(`${portalOrigin}/v1/search`, ({ request }) => {
      if (isDown) return HttpResponse.error()
      const isMatch = new URL(request.url).searchParams.get('text')?.startsWith('zo')
      return HttpResponse.json({ hits: isMatch ? [neighbour] : [] })
    }),
  )
  const user = userEvent.setup()
  const { signIn } = await startApp('/connexion')
  await signIn()
  await accountButton()
  await screen.findByRole('heading', { level: 1 })

  const field = () => screen.findByRole('combobox', { name: palette.field })
  const type = async (text: string) => {
    await waitFor(async () => expect(document.activeElement).toBe(await field()))
    await user.keyboard(text)
  }
  const isHighlighted = (name: string | RegExp) =>
    waitFor(() => expect(screen.getByRole('option', { name, selected: true })).toBeTruthy())
  const isAt = async (path: string, name: string) => {
    await screen.findByRole('heading', { level: 1, name })
    expect(location.pathname).toBe(path)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }

  return {
    events: {
      'resident presses the shortcut': () => user.keyboard('{Control>}k{/Control}'),
      'resident types the name of a page': () => type('confident'),
      'resident types the name of a neighbour': () => type('zoé'),
      'resident types the name of a neighbour, but the network fails': () => {
        isDown = true
        return type('zoé')
      },
      'resident types a name that nothing has': () => type('qwxz'),
      'resident tries again': async () => {
        isDown = false
        await user.click(await screen.findByRole('button', { name: catalogue.common.retry }))
      },
      'resident presses Enter': () => user.keyboard('{Enter}'),
      'resident presses Escape': async () => {
        await user.click(await field())
        await user.keyboard('{Escape}')
      },
    },
    states: {
      'sees the page': () => expect(screen.queryByRole('dialog')).toBeNull(),
      'sees acts, pages and commands': async () => {
        await field()
        const window = within(screen.getByRole('dialog', { name: palette.title }))
        const groups = window.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby') ?? '')
        const titles = groups.map((id) => document.getElementById(id)?.textContent)
        expect(titles).toEqual([palette.acts, palette.pages, palette.commands])
      },
      'sees that page highlighted': () => isHighlighted(breadcrumb.pages.privacy),
      'sees the neighbour': () => isHighlighted(/Zoé Vidal/),
      'learns that the search failed': async () => void (await screen.findByText(palette.failed)),
      'learns that nothing matches': async () => void (await screen.findByText(/qwxz/)),
      'sees the page as before': async () => {
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
        expect(location.pathname).toBe('/')
      },
      'is on that page': () => isAt('/preferences/confidentialite', breadcrumb.pages.privacy),
      'is on the community page': () => isAt('/communaute', breadcrumb.pages.community),
    },
  }
}

describe('the command palette, walked against the application', () => {
  beforeEach(() => {
    localStorage.clear()
    localStorage.setItem('hasSkippedCheck', 'true')
  })

  it.each(coveringPaths.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(await driveScreen())
  })
})
