import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { conversationRoutes } from '#contract/messages/conversations.ts'
import { messageRoutes } from '#contract/messages/messages.ts'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { personOf, signedInAs, tilleuls } from '#tests/support/server/placeWorld.ts'

const { server } = usePortalServer()
const { conversation: texts } = french
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

/** A co-owner writes to the president and another member of the board. */
async function startConversation() {
  const owner = await signedInAs(server(), 'coproprietaire')
  const memberIds = [personOf('president'), personOf('conseil')]
  const { id } = await owner.get(conversationRoutes.create, {
    params: { placeId: tilleuls },
    body: { conversation: { name: 'Ravalement', memberIds, message: { body: 'Qui a les devis ?' } } },
  })
  const params = { conversationId: id }
  const { members } = await owner.get(conversationRoutes.read, { params })
  return { params, path: pathOf('conversation', params), owner, members }
}
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: texts.compose.label })

describe('somebody who types @ and letters', () => {
  it('chooses a member by keyboard, and the message says whom it mentions', async () => {
    const { path, params, owner } = await startConversation()
    const { user } = await openScreen(path, 'president')
    const typed = await field()

    await user.type(typed, 'Demande à @del')
    const list = await screen.findByRole('listbox', { name: texts.mentions.label })
    const option = within(list).getByRole('option', { name: 'Camille Delattre' })
    expect(typed.getAttribute('aria-activedescendant')).toBe(option.id)
    await user.keyboard('{Enter}')
    expect(typed.value).toBe('Demande à @Camille Delattre ')
    expect(screen.queryByRole('listbox')).toBeNull()
    await user.keyboard('ou à son voisin{Control>}{Enter}{/Control}')

    const thread = within(await screen.findByRole('group', { name: texts.label }))
    expect(await thread.findByText('@Camille Delattre')).toBeDefined()
    expect(thread.queryByRole('mark')).toBeNull()
    const { messages } = await owner.get(messageRoutes.list, { params })
    expect(messages[0]).toMatchObject({
      body: 'Demande à @Camille Delattre ou à son voisin',
      mentions: [{ userId: personOf('coproprietaire'), displayName: 'Camille Delattre', isSelf: true }],
    })
  })

  it('finds all the others after the @, and none of the keys of the list when it is closed', async () => {
    const { path, members } = await startConversation()
    const { user } = await openScreen(path, 'president')
    const others = members.filter(({ userId }) => userId !== personOf('president'))
    const [first = '', second = ''] = others.map(({ displayName }) => displayName)
    const typed = await field()

    await user.type(typed, '@')
    await screen.findByRole('listbox')
    expect(screen.getAllByRole('option')).toEqual([first, second].map((name) => screen.getByRole('option', { name })))
    await user.keyboard('{ArrowDown}{Tab}')
    expect(typed.value).toBe(`@${second} `)

    await user.keyboard('et @{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(document.activeElement).toBe(typed)
    await user.keyboard('c{Enter}')
    expect(typed.value).toBe(`@${second} et @c\n`)
    await user.keyboard('@')
    await user.click(await screen.findByRole('option', { name: first }))
    expect(typed.value).toBe(`@${second} et @c\n@${first} `)
    expect(document.activeElement).toBe(typed)
  })
})

describe('somebody who is mentioned', () => {
  it('sees their own name marked, as text, beside links', async () => {
    const { path, params } = await startConversation()
    const president = await signedInAs(server(), 'president')
    const body = '@Camille Delattre, voir https://devis.example/@Camille Delattre <b>@Camille Delattre</b>'
    const message = { body, mentionedIds: [personOf('coproprietaire')] }
    await president.get(messageRoutes.post, { params, body: { message } })

    await openScreen(path)

    const thread = within(await screen.findByRole('group', { name: texts.label }))
    const marks = await thread.findAllByRole('mark')
    expect(marks.map(({ textContent }) => textContent)).toEqual(['@Camille Delattre', '@Camille Delattre'])
    expect(thread.getByRole('link', { name: /devis\.example/ }).getAttribute('href')).toBe(
      'https://devis.example/@Camille',
    )
    expect(marks[1]?.parentElement?.textContent).toBe(body)
  })
})
