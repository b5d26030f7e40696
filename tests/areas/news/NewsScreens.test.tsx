import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { newsRoutes } from '#contract/news.ts'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { demoNews } from '#server/areas/news/demo/demoNews.ts'
import { placeActualities } from '#server/areas/news/news.tables.ts'
import { demoId } from '#server/demo/chance.ts'
import { asRead } from '#tests/support/asRead.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { testScreenStates } from '#tests/support/screenStates.ts'
import { tilleuls } from '#tests/support/server/placeWorld.ts'
import { createTestClock } from '#tests/support/server/testClock.ts'

const portal = usePortalServer()
const { server } = portal
const { news: texts, breadcrumb } = french
const ofTilleuls = demoNews(createTestClock().now(), 0).filter(({ placeId }) => placeId === tilleuls)
const latest = ofTilleuls[0]
if (!latest) throw new Error('the demo has no news')
const paragraphs = asRead(latest.body).split('\n\n')
const [firstParagraph = ''] = paragraphs
const address = pathOf('actuality', { actualityId: demoId('news tilleuls 0') })
const open = (path: string) => openScreen(path, 'president')
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

testScreenStates(portal, 'the news of a place', {
  path: '/actualites',
  route: newsRoutes.list,
  shown: latest.title,
  queryKey: 'news',
})
testScreenStates(portal, 'one piece of news', {
  path: address,
  route: newsRoutes.read,
  shown: firstParagraph,
  queryKey: 'news',
})

describe('the news of a place', () => {
  it('lists every title, latest first, and links to the whole text', async () => {
    const { user } = await open('/actualites')
    await screen.findByText(latest.title)
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(titles).toEqual(ofTilleuls.map(({ title }) => title))

    await user.click(screen.getByRole('link', { name: latest.title }))

    expect(await screen.findByRole('heading', { level: 1, name: latest.title })).toBeDefined()
    for (const paragraph of paragraphs) expect(await screen.findByText(paragraph)).toBeDefined()
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
