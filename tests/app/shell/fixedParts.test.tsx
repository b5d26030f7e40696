import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { placeRoutes } from '#contract/places.ts'
import { french } from '#locales/catalogues.ts'
import { holdAnswers } from '#tests/support/holdAnswers.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'

const portal = usePortalServer()
const { common, community, forum, messages, reports } = french
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

const pages = [
  { path: '/messages', act: messages.write, view: messages.list.all, search: messages.list.search },
  { path: '/forum', act: forum.begin, view: forum.list.all, search: forum.list.search },
  { path: '/communaute', act: community.invite.open, view: community.groups.all, search: community.search },
  { path: '/signalements', act: reports.report, view: reports.list.ongoing, search: reports.list.search },
] as const

describe.each(pages)('the page $path', ({ path, act, view, search }) => {
  const keepsItsParts = async () => {
    expect(await screen.findByRole('radio', { name: view })).toBeDefined()
    expect(screen.getByRole('searchbox', { name: search })).toBeDefined()
    expect([
      ...screen.queryAllByRole('link', { name: act }),
      ...screen.queryAllByRole('button', { name: act }),
    ]).toHaveLength(1)
  }

  it('shows its filters and its act before the place has arrived', async () => {
    const release = holdAnswers(portal, placeRoutes.read.path)
    await openScreen(path, 'president')

    await keepsItsParts()
    release()
    await waitFor(() => expect(screen.getByRole('main').querySelector('[aria-busy="true"]')).toBeNull())
    await keepsItsParts()
  })

  it('keeps them when nothing arrives', async () => {
    portal.network.use(http.get(`${portalOrigin}/v1/places/*`, () => HttpResponse.json({}, { status: 500 })))
    await openScreen(path, 'president')

    expect(await screen.findByText(common.failedTitle)).toBeDefined()
    await keepsItsParts()
  })
})
