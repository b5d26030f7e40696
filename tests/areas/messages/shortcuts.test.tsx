import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { conversationRoutes } from '#contract/messages/conversations.ts'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { demoId } from '#server/demo/chance.ts'
import { shortcutKeys, shortcuts, shortcutsOff } from '#src/areas/messages/useShortcuts.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { signedInAs } from '#tests/support/server/placeWorld.ts'

const { server } = usePortalServer()
const { messages, conversation } = french
const { keys } = conversation
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))
afterEach(() => {
  shortcutsOff.clear()
  vi.unstubAllGlobals()
})

/** The list is next to the open conversation. */
const onDesktop = () =>
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))

/** Each conversation begins a minute after the previous one, because the list is ordered by time. */
async function start(name: string) {
  server().clock.advance(60_000)
  const { get } = await signedInAs(server(), 'president')
  const { id } = await get(conversationRoutes.create, {
    params: { placeId: demoId('place tilleuls') },
    body: { conversation: { name, isToManager: true, message: { body: 'Bonjour', attachmentIds: [] } } },
  })
  return pathOf('conversation', { conversationId: id })
}
const openAs = (path: string) => openScreen(path, 'president')
const titled = (name: string) => screen.findByRole('heading', { level: 1, name })
const field = () => screen.findByRole('textbox', { name: conversation.compose.label })
const searchField = () => screen.findByRole('searchbox', { name: messages.list.search })

describe('single-key shortcuts', () => {
  it('lead to the next conversation and back to the previous one', async () => {
    onDesktop()
    await start('Porte du garage')
    await start('Ampoule du hall')
    const { user } = await openAs('/messages')
    await screen.findByRole('link', { name: 'Porte du garage' })

    await user.keyboard('j')
    await titled('Ampoule du hall')
    await user.keyboard('j')
    await titled('Porte du garage')
    await user.keyboard('k')
    await titled('Ampoule du hall')
  })

  it('lead to the field, where they are ordinary letters', async () => {
    const path = await start('Boîte aux lettres')
    const { user } = await openAs(path)
    const written = await field()

    await user.keyboard('r')
    expect(document.activeElement).toBe(written)
    await user.keyboard('rejk/?')
    expect(written).toHaveProperty('value', 'rejk/?')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(globalThis.location.pathname).toBe(path)
  })

  it('archive the conversation, and unarchive it', async () => {
    const path = await start('Vide-greniers')
    const { user, api } = await openAs(path)
    const params = { conversationId: path.slice('/messages/'.length) }
    const isArchived = async () => (await api(conversationRoutes.read, { params })).isArchived
    await field()

    await user.keyboard('e')
    expect(await screen.findByText(conversation.panel.archived)).toBeDefined()
    expect(await isArchived()).toBe(true)
    await user.keyboard('e')
    expect(await screen.findByText(conversation.panel.unarchived)).toBeDefined()
    expect(await isArchived()).toBe(false)
  })

  it('lead to the search', async () => {
    const { user } = await openAs('/messages')
    const search = await searchField()

    await user.keyboard('/')
    expect(document.activeElement).toBe(search)
    expect(search).toHaveProperty('value', '')
  })

  it('do nothing with a modifier', async () => {
    const { user } = await openAs('/messages')
    const search = await searchField()

    await user.keyboard('{Control>}/{/Control}{Meta>}/{/Meta}{Alt>}/{/Alt}')
    expect(document.activeElement).not.toBe(search)
    await user.keyboard('/')
    expect(document.activeElement).toBe(search)
  })
})

describe('the sheet of shortcuts', () => {
  it('explains each key, and shortcuts do nothing while it is open', async () => {
    const { user } = await openAs('/messages')
    const search = await searchField()
    await user.keyboard('{Shift>}?{/Shift}')

    const sheet = within(await screen.findByRole('dialog', { name: keys.title }))
    for (const one of shortcuts) {
      expect(sheet.getByText(keys[one]).parentElement?.textContent).toBe(keys[one] + shortcutKeys[one].toUpperCase())
    }
    await user.keyboard('/')
    expect(document.activeElement).not.toBe(search)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('/')
    expect(document.activeElement).toBe(search)
  })

  it('turns the keys off, and on again', async () => {
    const { user } = await openAs('/messages')
    const search = await searchField()
    const turn = async (isOn: boolean) => {
      await user.click(screen.getByRole('button', { name: keys.open }))
      const button = await screen.findByRole('switch', { name: keys.on })
      await user.click(button)
      expect(button.getAttribute('aria-checked')).toBe(String(isOn))
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }

    await turn(false)
    await user.keyboard('/?')
    expect(document.activeElement).not.toBe(search)
    expect(screen.queryByRole('dialog')).toBeNull()
    await turn(true)
    await user.keyboard('/')
    expect(document.activeElement).toBe(search)
  })
})
