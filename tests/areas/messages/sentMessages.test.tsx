import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { screenPaths } from '#contract/addresses.ts'
import { livePath } from '#contract/live.ts'
import { conversationDeskRoutes } from '#contract/messages/conversationDesk.ts'
import { conversationRoutes } from '#contract/messages/conversations.ts'
import { messageRoutes } from '#contract/messages/messages.ts'
import { sentMessageRoutes } from '#contract/messages/sentMessages.ts'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { messages } from '#server/areas/messages/messages.tables.ts'
import { asRead } from '#tests/support/asRead.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { personOf, signedInAs, tilleuls } from '#tests/support/server/placeWorld.ts'

const { server, network, failNetwork } = usePortalServer()
const { conversation: texts } = french
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

/** Somebody writes to the president of the board, who answers. */
async function exchange(writer: string, question: string, reply: string) {
  const { get } = await signedInAs(server(), writer)
  const { id } = await get(conversationRoutes.create, {
    params: { placeId: tilleuls },
    body: { conversation: { name: 'Clés', memberIds: [personOf('president')], message: { body: question } } },
  })
  const params = { conversationId: id }
  const president = await signedInAs(server(), 'president')
  await president.get(messageRoutes.post, { params, body: { message: { body: reply } } })
  const messagesOf = async () => (await get(messageRoutes.list, { params })).messages
  return { id, path: pathOf('conversation', params), messagesOf, get }
}
const menuOf = (text: string) => screen.findByRole('button', { name: texts.actionsOn.replace('{{text}}', text) })
const choose = (label: string) => screen.findByRole('button', { name: label })

describe('a message that was sent', () => {
  it('stays in the thread although a response from before it arrives later', async () => {
    const { id, path } = await exchange('coproprietaire', 'Qui ouvre ?', 'Moi, à 8 h.')
    // The live stream opens and says nothing more: it would have the thread read again a moment later.
    network.use(
      http.get(portalOrigin + livePath, async ({ request }) => {
        const { body, headers } = await server().app.fetch(request)
        const opening = await body?.getReader().read()
        return new HttpResponse(new ReadableStream({ start: (stream) => stream.enqueue(opening?.value) }), { headers })
      }),
    )
    const asked: string[] = []
    const { promise: isLate, resolve: release } = Promise.withResolvers<void>()
    network.use(
      http.get(portalOrigin + messageRoutes.list.path.replace(':conversationId', id), async ({ request }) => {
        const response = await server().app.fetch(request)
        asked.push(request.url)
        if (asked.length === 2) await isLate
        return response
      }),
    )
    const { user } = await openScreen(path, 'president')
    await screen.findByText('Moi, à 8 h.')
    await goTo(screenPaths.activity)
    await goTo(path)
    await waitFor(() => expect(asked).toHaveLength(2))

    await user.type(await screen.findByRole('textbox', { name: texts.compose.label }), 'Ou à 9 h.')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(asked).toHaveLength(3))
    release()
    expect(await menuOf('Ou à 9 h.')).toBeDefined()
  })

  it('is edited in the message field, which keeps what was being typed', async () => {
    const { path, messagesOf } = await exchange('coproprietaire', 'Qui a la clé ?', 'Moi, je suis là à 8 h.')
    const { user } = await openScreen(path, 'president')
    await user.type(await screen.findByRole('textbox', { name: texts.compose.label }), 'Autre chose')

    await user.click(await menuOf('Moi, je suis là à 8 h.'))
    await user.click(await choose(texts.edit.action))
    const field = await screen.findByRole('textbox', { name: texts.edit.label })
    expect(document.activeElement).toBe(field)
    await user.clear(field)
    await user.type(field, 'Moi, je suis là à 9 h.')
    failNetwork()
    await user.click(screen.getByRole('button', { name: texts.edit.save }))
    expect(await screen.findByText(texts.edit.failed)).toBeDefined()
    failNetwork(false)
    await user.click(screen.getByRole('button', { name: texts.edit.save }))

    const thread = within(await screen.findByRole('group', { name: texts.label }))
    expect(await thread.findByText('Moi, je suis là à 9 h.')).toBeDefined()
    expect(thread.getByText(new RegExp(asRead(texts.edited.replace('{{time}}', ''))))).toBeDefined()
    const composer = await screen.findByRole('textbox', { name: texts.compose.label })
    expect(composer).toHaveProperty('value', 'Autre chose')
    await waitFor(() => expect(document.activeElement).toBe(composer))
    expect((await messagesOf())[0]).toMatchObject({ body: 'Moi, je suis là à 9 h.' })
  })

  it('can only be withdrawn once it is old, after a question, and leaves a trace', async () => {
    const { id, path } = await exchange('coproprietaire', 'Où est l’échelle ?', 'Dans ma cave.')
    const { db } = server().platform
    await db
      .update(messages)
      .set({ createdAt: new Date('2020-01-15T09:00:00Z') })
      .where(eq(messages.conversationId, id))
    const { user } = await openScreen(path, 'president')

    await user.click(await menuOf('Dans ma cave.'))
    expect(screen.queryByRole('button', { name: texts.edit.action })).toBeNull()
    await user.click(await choose(texts.withdraw.action))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: texts.withdraw.confirm }))

    expect(await screen.findByText(texts.withdrawn)).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.queryByText('Dans ma cave.')).toBeNull()
    expect(document.activeElement).not.toBe(document.body)
  })

  it('changes on its reader’s page when its author edits and withdraws it', async () => {
    const { path, messagesOf, get } = await exchange('coproprietaire', 'À 18 h ?', 'Oui.')
    await openScreen(path, 'president')
    const thread = within(await screen.findByRole('group', { name: texts.label }))
    await thread.findByText('À 18 h ?')
    const params = { messageId: (await messagesOf()).find(({ isOwn }) => isOwn)?.id ?? '' }

    await get(sentMessageRoutes.edit, { params, body: { message: { body: 'À 19 h ?' } } })
    expect(await thread.findByText('À 19 h ?')).toBeDefined()
    await get(sentMessageRoutes.withdraw, { params })
    expect(await thread.findByText(texts.withdrawn)).toBeDefined()
  })

  it('is reported to the manager with a reason, by somebody who did not write it', async () => {
    const { path } = await exchange('coproprietaire', 'Vous êtes un incapable', 'Pardon ?')
    const { user } = await openScreen(path, 'president')

    await user.click(await menuOf('Vous êtes un incapable'))
    await user.click(await choose(texts.report.action))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Vous êtes un incapable')).toBeDefined()
    await user.click(dialog.getByRole('button', { name: texts.report.send }))
    expect(await dialog.findByText(french.errors.field.required)).toBeDefined()
    await user.type(dialog.getByRole('textbox', { name: texts.report.reason }), 'Injure')
    await user.click(dialog.getByRole('button', { name: texts.report.send }))

    expect(await screen.findByText(texts.report.sent)).toBeDefined()
    const staff = await signedInAs(server(), 'gestionnaire')
    const { abuseReports } = await staff.get(conversationDeskRoutes.abuseReports)
    expect(abuseReports).toMatchObject([{ body: 'Vous êtes un incapable', reason: 'Injure' }])
  })
})

describe('the members of a conversation', () => {
  it('can be blocked, once the person has read the consequences, and unblocked', async () => {
    const { path, id } = await exchange('bailleur', 'Bonjour', 'Bonjour à vous')
    const { user } = await openScreen(path, 'president')
    await user.click(await screen.findByRole('button', { name: texts.panel.open }))
    const panel = within(await screen.findByRole('dialog'))

    await user.click(await panel.findByRole('button', { name: /^Bloquer / }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText(texts.block.text)).toBeDefined()
    await user.click(question.getByRole('button', { name: texts.block.confirm }))
    expect(await panel.findByText(texts.block.state)).toBeDefined()
    const blocked = await signedInAs(server(), 'bailleur')
    const post = { params: { conversationId: id }, body: { message: { body: 'Encore moi' } } }
    expect((await blocked.call(messageRoutes.post, post)).status).toBe(422)

    await user.click(panel.getByRole('button', { name: /^Débloquer / }))
    await panel.findByRole('button', { name: /^Bloquer / })
    expect((await blocked.call(messageRoutes.post, post)).status).toBe(200)
  })
})
