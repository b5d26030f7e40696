import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { conversationRoutes } from '#contract/messages/conversations.ts'
import { messageRoutes } from '#contract/messages/messages.ts'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { demoName } from '#tests/support/demoNames.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { personOf, signedInAs, tilleuls } from '#tests/support/server/placeWorld.ts'

const { server, network } = usePortalServer()
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
    const option = within(list).getByRole('option', { name: demoName('coproprietaire') })
    expect(typed.getAttribute('aria-activedescendant')).toBe(option.id)
    await user.keyboard('{Enter}')
    expect(typed.value).toBe(`Demande à @${demoName('coproprietaire')} `)
    expect(screen.queryByRole('listbox')).toBeNull()
    await user.keyboard('ou à son voisin{Control>}{Enter}{/Control}')

    const thread = within(await screen.findByRole('group', { name: texts.label }))
    expect(await thread.findByText(`@${demoName('coproprietaire')}`)).toBeDefined()
    expect(thread.queryByRole('mark')).toBeNull()
    const { messages } = await owner.get(messageRoutes.list, { params })
    expect(messages[0]).toMatchObject({
      body: `Demande à @${demoName('coproprietaire')} ou à son voisin`,
      mentions: [{ userId: personOf('coproprietaire'), displayName: demoName('coproprietaire'), isSelf: true }],
    })
  })

  it('sees all the others after the @, and uses keys normally once the list is closed', async () => {
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

describe('a name that begins a longer one', () => {
  it('stays as chosen, and the next key writes after it, on the same line', async () => {
    const { path } = await startConversation()
    const short = demoName('coproprietaire')
    const isOther = eq(users.id, personOf('conseil'))
    const { db } = server().platform
    const [former] = await db.select({ displayName: users.displayName }).from(users).where(isOther)
    onTestFinished(async () => void (former && (await db.update(users).set(former).where(isOther))))
    await db
      .update(users)
      .set({ displayName: `${short} Gagnon` })
      .where(isOther)
    const { user } = await openScreen(path, 'president')
    const typed = await field()
    await user.type(typed, '\nfin')
    typed.setSelectionRange(0, 0)

    await user.keyboard(`@${short.slice(0, 3)}`)
    await user.click(await screen.findByRole('option', { name: short }))
    expect(screen.queryByRole('listbox')).toBeNull()
    await user.keyboard('{Enter}')
    expect(typed.value).toBe(`@${short} \n\nfin`)
  })
})

describe('a message that arrived, but whose response was lost', () => {
  it('is sent once, even if the page would now mention other people', async () => {
    const { path, params, owner } = await startConversation()
    const statuses: number[] = []
    network.use(
      http.post(portalOrigin + messageRoutes.post.path, async ({ request }) => {
        const isRepeat = statuses.length > 0
        const sent = await request.text()
        const body = isRepeat ? sent : sent.replace(/"mentioned_ids":\[[^\]]+\]/, '"mentioned_ids":[]')
        const { url, method, headers } = request
        const answer = await server().app.fetch(new Request(url, { method, headers, body }))
        statuses.push(answer.status)
        return isRepeat ? answer : HttpResponse.error()
      }),
    )
    const { user } = await openScreen(path, 'president')
    await user.type(await field(), `@${demoName('coproprietaire')}, vous venez ?{Control>}{Enter}{/Control}`)

    // The message waits for the network as soon as its request has failed.
    await waitFor(() => {
      globalThis.dispatchEvent(new Event('online'))
      expect(statuses).toEqual([200, 200])
    })
    const thread = within(await screen.findByRole('group', { name: texts.label }))
    expect(await thread.findAllByText(/vous venez/)).toHaveLength(1)
    const { messages } = await owner.get(messageRoutes.list, { params })
    expect(messages).toMatchObject([{ mentions: [] }, { body: 'Qui a les devis ?' }])
  })
})

describe('somebody who is mentioned', () => {
  it('sees their own name marked, as text, beside links', async () => {
    const { path, params } = await startConversation()
    const president = await signedInAs(server(), 'president')
    const body = `@${demoName('coproprietaire')}, voir https://devis.example/@${demoName('coproprietaire')} <b>@${demoName('coproprietaire')}</b>`
    const message = { body, mentionedIds: [personOf('coproprietaire')] }
    await president.get(messageRoutes.post, { params, body: { message } })

    await openScreen(path)

    const thread = within(await screen.findByRole('group', { name: texts.label }))
    const marks = await thread.findAllByRole('mark')
    expect(marks.map(({ textContent }) => textContent)).toEqual([
      `@${demoName('coproprietaire')}`,
      `@${demoName('coproprietaire')}`,
    ])
    expect(thread.getByRole('link', { name: /devis\.example/ }).getAttribute('href')).toBe(
      'https://devis.example/@Camille',
    )
    expect(marks[1]?.parentElement?.textContent).toBe(body)
  })
})
