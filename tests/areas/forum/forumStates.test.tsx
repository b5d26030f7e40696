import { screen } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { postRoutes } from '#contract/forum/posts.ts'
import { topicRoutes } from '#contract/forum/topics.ts'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { buildingTopics } from '#server/areas/forum/demo/demoBuildingTopics.ts'
import { topics } from '#server/areas/forum/topics.tables.ts'
import { demoId } from '#server/demo/chance.ts'
import { asRead } from '#tests/support/asRead.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { testScreenStates } from '#tests/support/screenStates.ts'
import { tilleuls } from '#tests/support/server/placeWorld.ts'

const portal = usePortalServer()
const { forum: texts, widgets } = french
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

const topic = buildingTopics.find(({ key }) => key === 'heating')
const { title = '', posts: [first] = [] } = topic ?? {}
const path = pathOf('topic', { topicId: demoId('topic tilleuls heating') })

testScreenStates(portal, 'the list of topics', {
  path: '/forum',
  route: topicRoutes.list,
  shown: asRead(title),
  queryKey: 'forum',
})
testScreenStates(portal, 'a topic', {
  path,
  route: postRoutes.list,
  shown: asRead(first?.body ?? ''),
  queryKey: 'forum',
})

// Runs last, because the other tests need the topics.
describe('the list of a place without any topic', () => {
  it('says so, and offers to begin one', async () => {
    await portal.server().platform.db.delete(topics).where(eq(topics.placeId, tilleuls))
    const { user } = await openScreen('/forum', 'president')

    expect(await screen.findByText(texts.list.none.title)).toBeDefined()
    expect(screen.getAllByRole('link', { name: texts.begin })).toBeDefined()
    await user.click(screen.getByRole('radio', { name: texts.list.proposed }))
    expect(await screen.findByText(texts.list.noneProposed.title)).toBeDefined()
    await user.click(screen.getByRole('button', { name: widgets.filters.reset }))
    expect(await screen.findByText(texts.list.none.title)).toBeDefined()
  })
})
