import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { conversationRoutes } from '#contract/messages/conversations.ts'
import { messageRoutes } from '#contract/messages/messages.ts'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { demoId } from '#server/demo/chance.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { isAge } from '#tests/support/screenStates.ts'
import { signedInAs } from '#tests/support/server/placeWorld.ts'

const { network, server } = usePortalServer()
const { messages: texts, conversation, shell } = french
const placeId = demoId('place tilleuls')
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))
afterEach(() => vi.unstubAllGlobals())

/** The president of the board, who has a single place, writes to the manager. */
async function startConversation(name: string, body: string) {
  const { get } = await signedInAs(server(), 'president')
  return get(conversationRoutes.create, {
    params: { placeId },
    body: { conversation: { name, isToManager: true, message: { body, attachmentIds: [] } } },
  })
}
/** A window with room for both panes. */
const widen = () =>
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
const field = () => screen.findByRole('textbox', { name: conversation.compose.label })

describe('the list of conversations', () => {
  it('shows each with its members and last message, and finds one by its words', async () => {
    await startConversation('Clés de la cave', 'Qui a le double ?')

    const { user } = await openScreen('/messages', 'president')

    const row = (await screen.findByRole('link', { name: 'Clés de la cave' })).closest('li')
    expect(row?.textContent).toContain(texts.list.manager)
    expect(row?.textContent).toContain('Qui a le double ?')
    await user.type(screen.getByRole('searchbox', { name: texts.list.search }), 'introuvable{Enter}')
    expect(await screen.findByText(texts.list.noneFound.title)).toBeDefined()
  })

  it('asks to choose one next to a list of conversations', async () => {
    widen()
    await startConversation('Clés de la cave', 'Qui a le double ?')
    const { user } = await openScreen('/messages', 'president')
    expect(await screen.findByText(texts.list.choose)).toBeDefined()

    await user.type(screen.getByRole('searchbox', { name: texts.list.search }), 'introuvable{Enter}')
    expect(await screen.findByText(texts.list.noneFound.title)).toBeDefined()
    expect(screen.queryByText(texts.list.choose)).toBeNull()
    expect(screen.getByText(texts.list.closed)).toBeDefined()
  })

  it('offers to write the first message next to an empty list', async () => {
    widen()
    const none = { data: { result: [], entities: { conversations: {} } }, meta: { total: 0, per_page: 15, page: 1 } }
    network.use(http.get(portalOrigin + conversationRoutes.list.path, () => HttpResponse.json(none)))
    await openScreen('/messages', 'president')

    await screen.findByRole('heading', { name: texts.list.nothing })
    expect(screen.getByRole('link', { name: texts.list.begin })).toHaveProperty('pathname', '/messages/nouveau')
  })

  it('says next to a list that did not load where conversations open', async () => {
    widen()
    network.use(http.get(portalOrigin + conversationRoutes.list.path, () => HttpResponse.error()))
    await openScreen('/messages', 'president')

    expect(await screen.findByText(texts.list.unknown)).toBeDefined()
  })

  it('says to a tenant that exchanges are for co-owners, and whom to call', async () => {
    await openScreen('/messages', 'locataire')

    expect(await screen.findByText(texts.notCoowner.title)).toBeDefined()
    expect(await screen.findByRole('link', { name: new RegExp(texts.notCoowner.call) })).toBeDefined()
  })
})

describe('a conversation', () => {
  it('says without a network that it waits, rather than the list beside it', async () => {
    widen()
    const { id } = await startConversation('Boîte aux lettres', 'Elle ne ferme plus.')
    const { loaded } = await openScreen('/immeuble', 'president')
    await loaded()
    for (const route of [conversationRoutes.list, conversationRoutes.read]) {
      network.use(http.get(portalOrigin + route.path, () => HttpResponse.error()))
    }
    await goTo(pathOf('conversation', { conversationId: id }))

    await screen.findByRole('heading', { name: french.common.failedTitle })
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    onTestFinished(() => {
      onLine.mockRestore()
      window.dispatchEvent(new Event('online'))
    })
    act(() => void window.dispatchEvent(new Event('offline')))

    expect(screen.getByRole('heading', { name: shell.awaited.title })).toBeDefined()
    const list = screen.getByRole('searchbox', { name: texts.list.search })
    const [line, ...others] = await screen.findAllByText(`${shell.awaited.title}.`)
    expect(line?.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
    expect(others).toHaveLength(1)
    expect(screen.queryByRole('button', { name: french.common.retry })).toBeNull()
    expect(screen.queryByText(isAge)).toBeNull()
  })

  it('shows a message immediately, and the server has it', async () => {
    const { id } = await startConversation('Portail bloqué', 'Il ne s’ouvre plus.')
    const { user, api } = await openScreen(pathOf('conversation', { conversationId: id }), 'president')

    await user.type(await field(), 'Il est réparé.')
    await user.keyboard('{Control>}{Enter}{/Control}')

    const thread = await screen.findByRole('group', { name: conversation.label })
    expect(await within(thread).findByText('Il est réparé.')).toBeDefined()
    expect(await field()).toHaveProperty('value', '')
    await waitFor(async () => {
      const { messages } = await api(messageRoutes.list, { params: { conversationId: id }, query: {} })
      expect(messages[0]?.body).toBe('Il est réparé.')
    })
  })

  it('opens at the message that the address names, which has the focus', async () => {
    const { id } = await startConversation('Digicode', 'Le code a changé.')
    const { get } = await signedInAs(server(), 'president')
    const params = { conversationId: id }
    await get(messageRoutes.post, { params, body: { message: { body: 'Depuis quand ?' } } })

    await openScreen(`${pathOf('conversation', params)}?message=1`, 'president')

    const thread = within(await screen.findByRole('group', { name: conversation.label }))
    expect(await thread.findByText('Depuis quand ?')).toBeDefined()
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Le code a changé.'))
    expect(document.activeElement?.textContent).not.toContain('Depuis quand ?')
    expect(document.activeElement?.getAttribute('aria-current')).toBe('true')
  })

  it('does not exist for people outside it', async () => {
    const { id } = await startConversation('Entre nous', 'Bonjour')

    await openScreen(pathOf('conversation', { conversationId: id }))

    expect(await screen.findByText(conversation.gone.title)).toBeDefined()
  })
})

describe('a new conversation', () => {
  it('requires a name and a recipient', async () => {
    const { user } = await openScreen('/messages/nouveau', 'president')

    await user.type(await screen.findByRole('textbox', { name: new RegExp(texts.start.body) }), 'Bonjour')
    await user.click(screen.getByRole('button', { name: texts.start.send }))
    expect(await screen.findByText(french.errors.field.required)).toBeDefined()
    await user.type(screen.getByRole('textbox', { name: new RegExp(texts.start.name) }), 'Ménage du hall')
    await user.click(screen.getByRole('button', { name: texts.start.send }))

    expect(await screen.findByText(texts.start.needed)).toBeDefined()
  })

  it('cannot be sent while nobody can be chosen, because the recipients could not be shown', async () => {
    let isDown = true
    const { path } = conversationRoutes.recipients
    network.use(http.get(portalOrigin + path, () => (isDown ? HttpResponse.error() : undefined)))
    const { user } = await openScreen('/messages/nouveau', 'president')

    const reason = await screen.findByText(texts.start.waitForRecipients)
    const send = screen.getByRole('button', { name: texts.start.send })
    expect(send).toHaveProperty('disabled', true)
    expect(send.getAttribute('aria-describedby')).toBe(reason.id)

    isDown = false
    await user.click(screen.getByRole('button', { name: french.common.retry }))
    await screen.findByRole('checkbox', { name: texts.start.manager })
    expect(screen.getByRole('button', { name: texts.start.send })).toHaveProperty('disabled', false)
  })

  it('goes to the manager about the subject of the link, and opens', async () => {
    const { user } = await openScreen('/messages/nouveau?a=gestionnaire&objet=Attestation')

    expect(await screen.findByRole('checkbox', { name: texts.start.manager })).toHaveProperty('checked', true)
    await user.type(
      await screen.findByRole('textbox', { name: new RegExp(texts.start.body) }),
      'Pouvez-vous l’envoyer ?',
    )
    await user.click(screen.getByRole('button', { name: texts.start.send }))

    await screen.findByRole('heading', { level: 1, name: 'Attestation' })
    expect(await screen.findByText('Pouvez-vous l’envoyer ?')).toBeDefined()
    expect(globalThis.location.pathname).toMatch(/^\/messages\/[\da-f-]{36}$/)
  })
})
