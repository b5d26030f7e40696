import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { newsRoutes } from '#contract/news.ts'
import { pathOf } from '#contract/paths.ts'
import type { Route } from '#contract/route.ts'
import { french } from '#locales/catalogues.ts'
import { demoNews } from '#server/areas/news/demo/demoNews.ts'
import { placeActualities } from '#server/areas/news/news.tables.ts'
import { demoId } from '#server/demo/chance.ts'
import { asRead } from '#tests/support/asRead.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { tilleuls } from '#tests/support/server/placeWorld.ts'

const { server, network, failNetwork } = usePortalServer()
const { common, news: texts, breadcrumb, shell } = french
const ofTilleuls = demoNews(new Date()).filter(({ placeId }) => placeId === tilleuls)
const latest = ofTilleuls[0]
if (!latest) throw new Error('the demo has no news')
const [firstParagraph = ''] = latest.body.split('\n\n')
const address = pathOf('actuality', { actualityId: demoId('news tilleuls 0') })
const open = (path: string) => openScreen(path, 'president')
const age = asRead(shell.asOf).split('{{when}}')[0] ?? ''
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

/** Holds the response of a route until it is released. */
function hold({ path }: Route) {
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  network.use(
    http.get(portalOrigin + path, async ({ request }) => {
      await mayAnswer
      return server().app.fetch(request)
    }),
  )
  return answer
}

describe.each([
  ['the news of a place', '/actualites', newsRoutes.list, latest.title],
  ['one piece of news', address, newsRoutes.read, firstParagraph],
] as const)('%s', (_, path, route, shown) => {
  const isShown = () => screen.findByText(shown)

  it('says that it is loading', async () => {
    const answer = hold(route)
    await open(path)
    await waitFor(() => {
      const waiting = screen.getAllByText(common.loading)
      expect(waiting.some((text) => text.closest('[aria-busy="true"]'))).toBe(true)
    })

    answer()

    expect(await isShown()).toBeDefined()
    await waitFor(() => expect(screen.queryByText(common.loading)).toBeNull())
  })

  it('says that loading failed, and retries', async () => {
    const { user, loaded } = await open('/immeuble')
    await loaded()
    failNetwork()
    await goTo(path)
    const retry = await screen.findByRole('button', { name: common.retry })
    failNetwork(false)

    await user.click(retry)

    expect(await isShown()).toBeDefined()
  })

  it('stays on screen without a network, with its age', async () => {
    const { queries } = await open(path)
    await isShown()
    failNetwork()

    await (await queries.load()).invalidateQueries({ queryKey: ['news'] })

    expect(await screen.findByText((text) => asRead(text).startsWith(age))).toBeDefined()
    expect(await isShown()).toBeDefined()
  })
})

describe('the news of a place', () => {
  it('lists every title, latest first, and links to the whole text', async () => {
    const { user } = await open('/actualites')
    await screen.findByText(latest.title)
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(titles).toEqual(ofTilleuls.map(({ title }) => title))

    await user.click(screen.getByRole('link', { name: latest.title }))

    expect(await screen.findByRole('heading', { level: 1, name: latest.title })).toBeDefined()
    for (const paragraph of latest.body.split('\n\n')) expect(await screen.findByText(paragraph)).toBeDefined()
    const trail = screen.getByRole('navigation', { name: breadcrumb.label })
    expect(within(trail).getByRole('link', { name: breadcrumb.pages.news })).toBeDefined()
  })

  it('says where news will appear when there is none', async () => {
    await server().platform.db.delete(placeActualities)
    await open('/actualites')
    expect(await screen.findByText(texts.none.title)).toBeDefined()
  })
})

describe('one piece of news', () => {
  it('that no longer exists links back to the others', async () => {
    await open(pathOf('actuality', { actualityId: demoId('no news') }))
    expect(await screen.findByText(texts.gone.title)).toBeDefined()
    expect(screen.getByRole('link', { name: texts.gone.toList }).getAttribute('href')).toBe('/actualites')
  })

  it('is shown as it was typed, whatever it contains', async () => {
    const body = '<img src=x onerror="alert(1)"> & “guillemets”'
    const id = demoId('hostile news')
    const row = { id, placeId: tilleuls, title: '<b>Titre</b>', body, author: 'S. L.', publishedAt: new Date() }
    await server().platform.db.insert(placeActualities).values(row)
    await open(pathOf('actuality', { actualityId: id }))
    expect(await screen.findByText(body)).toBeDefined()
    expect(screen.getByRole('heading', { level: 1, name: row.title })).toBeDefined()
  })
})
