import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { postRoutes } from '#contract/forum/posts.ts'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { elided } from '#src/i18n/elided.ts'
import { asRead } from '#tests/support/asRead.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { signedInAs } from '#tests/support/server/placeWorld.ts'
import { actionsOn, beginTopic } from '#tests/support/server/topicCalls.ts'

const { server, network } = usePortalServer()
const { forum: texts, topic: words } = french
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

const begin = async (title: string, body: string) =>
  beginTopic(await signedInAs(server(), 'president'), { title, post: { body } })
const field = () => screen.findByRole('textbox', { name: words.compose.label })
const post = (seq: number, name: string) =>
  screen.findByRole('article', {
    name: elided(words.postOf.replace('{{seq}}', String(seq)).replace('{{name}}', name), name),
  })

describe('the list of topics', () => {
  it('shows each topic with its beginning, and finds one by its words', async () => {
    await begin('Bornes de recharge', 'Qui en voudrait une ?')

    const { user } = await openScreen('/forum', 'president')

    const row = (await screen.findByRole('link', { name: 'Bornes de recharge' })).closest('li')
    expect(row?.textContent).toContain('Qui en voudrait une ?')
    await user.type(screen.getByRole('searchbox', { name: texts.list.search }), 'introuvable{Enter}')
    expect(await screen.findByText(texts.list.noneFound.title)).toBeDefined()
  })

  it('says which topics the person follows, since the menu counts only those', async () => {
    await begin('Local à vélos', 'Une place se libère.')
    await beginTopic(await signedInAs(server(), 'conseil'), {
      title: 'Boîte à livres',
      post: { body: 'Qui en veut ?' },
    })

    await openScreen('/forum', 'president')

    const row = async (title: string) =>
      (await screen.findByRole('link', { name: new RegExp(title) })).closest('li')?.textContent
    expect(await row('Local à vélos')).toContain(texts.list.isFollowed)
    expect(await row('Boîte à livres')).not.toContain(texts.list.isFollowed)
    expect(screen.getByText(asRead(texts.lead))).toBeDefined()
  })

  it('says to a tenant that the forum is for co-owners, and whom to call', async () => {
    await openScreen('/forum', 'locataire')

    expect(await screen.findByText(texts.notCoowner.title)).toBeDefined()
    expect(await screen.findByRole('link', { name: new RegExp(texts.notCoowner.call) })).toBeDefined()
    expect(screen.queryByRole('link', { name: texts.begin })).toBeNull()
  })
})

describe('a new topic', () => {
  it('opens once it is published', async () => {
    const { user } = await openScreen('/forum/nouveau', 'president')

    await user.type(await screen.findByRole('textbox', { name: texts.start.title }), 'Ravalement')
    await user.selectOptions(screen.getByRole('combobox', { name: texts.start.category }), texts.categories.works)
    await user.type(screen.getByRole('textbox', { name: texts.start.body }), 'Trois devis à comparer.')
    await user.click(screen.getByRole('button', { name: texts.start.send }))

    expect(await screen.findByRole('heading', { name: 'Ravalement', level: 1 })).toBeDefined()
    expect(within(await post(1, texts.you)).getByText('Trois devis à comparer.')).toBeDefined()
  })
})

describe('a topic', () => {
  it('accepts a post with a quote, and shows it immediately', async () => {
    const { id } = await begin('Portail', 'Il grince.')
    const { user, api } = await openScreen(pathOf('topic', { topicId: id }), 'president')

    await user.click(within(await post(1, texts.you)).getByRole('button', { name: /Citer/ }))
    await user.type(await field(), 'Il est graissé.')
    await user.click(screen.getByRole('button', { name: words.compose.send }))

    const answer = await post(2, texts.you)
    expect(within(answer).getByText('Il grince.')).toBeDefined()
    await waitFor(async () => {
      const { data } = await api(postRoutes.list, { params: { topicId: id }, query: {} })
      expect(data.result).toHaveLength(2)
    })
    expect(await field()).toHaveProperty('value', '')
  })

  it('has an empty field for somebody who left while their post was being sent', async () => {
    const { id } = await begin('Interphone', 'Il grésille.')
    const path = pathOf('topic', { topicId: id })
    const answer = Promise.withResolvers<void>()
    network.use(
      http.post(`${portalOrigin}/v1/topics/${id}/posts`, async ({ request }) => {
        const response = await server().app.fetch(request)
        await answer.promise
        return response
      }),
    )
    const { user } = await openScreen(path, 'president')
    await user.type(await field(), 'Le fil est coupé.')
    await user.click(screen.getByRole('button', { name: words.compose.send }))
    await screen.findByRole('article', { name: words.pending.label })

    await goTo('/forum')
    await goTo(path)

    expect(within(await post(2, texts.you)).getByText('Le fil est coupé.')).toBeDefined()
    await waitFor(() => expect(screen.getByRole('textbox', { name: words.compose.label })).toHaveProperty('value', ''))
    answer.resolve()
  })

  it('says that it is closed, and has no field then', async () => {
    const { id } = await begin('Clos', 'Merci à tous.')
    await actionsOn(id, await signedInAs(server(), 'president')).close()

    await openScreen(pathOf('topic', { topicId: id }), 'president')

    expect(await screen.findByText(words.settled.closed.title)).toBeDefined()
    expect(await post(1, texts.you)).toBeDefined()
    expect(screen.queryByRole('textbox', { name: words.compose.label })).toBeNull()
  })

  it('lets the board hide a post with a reason', async () => {
    const { id } = await begin('Bruit', 'Bonjour')
    await actionsOn(id, await signedInAs(server(), 'conseil')).write({ body: 'Encore vous !' })
    const { user } = await openScreen(pathOf('topic', { topicId: id }), 'president')
    const acts = await screen.findByRole('button', { name: /Actions sur le message 2/ })

    await user.click(acts)
    await user.click(await screen.findByRole('button', { name: words.acts.hide }))
    await user.type(await screen.findByRole('textbox', { name: words.forms.hide.reason }), 'Attaque personnelle')
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: words.forms.hide.send }))

    expect(await screen.findByText(/Attaque personnelle/)).toBeDefined()
    expect(screen.getByText(words.hidden.tag)).toBeDefined()
  })
})
