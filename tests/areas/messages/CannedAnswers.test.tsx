import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { conversationDeskRoutes } from '#contract/messages/conversationDesk.ts'
import { conversationRoutes } from '#contract/messages/conversations.ts'
import { messageRoutes } from '#contract/messages/messages.ts'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { signedInAs, tilleuls } from '#tests/support/server/placeWorld.ts'

const { server, failNetwork } = usePortalServer()
const { common, conversation, conversationDesk, errors } = french
const texts = conversationDesk.answers
const words = 'Pouvez-vous l’envoyer ?'
const title = 'Envoi du jour'
const answer = 'Elle part ce jour.'
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

const named = (text: string, name = title) => text.replace('{{title}}', name)

/** A manager opens what the president asks. */
async function open() {
  const { get } = await signedInAs(server(), 'president')
  const { id } = await get(conversationRoutes.create, {
    params: { placeId: tilleuls },
    body: { conversation: { name: 'Attestation', isToManager: true, message: { body: words, attachmentIds: [] } } },
  })
  const opened = await openScreen(pathOf('conversation', { conversationId: id }), 'gestionnaire')
  const field = await screen.findByRole('textbox', { name: conversation.compose.label })
  const openAnswers = async () => {
    await opened.user.click(await screen.findByRole('button', { name: texts.title }))
    return within(await screen.findByRole('dialog', { name: texts.title }))
  }
  return { ...opened, id, field, openAnswers }
}
type Dialog = Awaited<ReturnType<Awaited<ReturnType<typeof open>>['openAnswers']>>

async function write({ user }: Awaited<ReturnType<typeof open>>, dialog: Dialog) {
  await user.click(await dialog.findByText(texts.create))
  await user.type(dialog.getByRole('textbox', { name: texts.name }), title)
  await user.type(dialog.getByRole('textbox', { name: texts.body }), answer)
}

describe('a prepared answer', () => {
  it('is written, and fills the field without being sent', async () => {
    const opened = await open()
    const { user, api, id, field, openAnswers } = opened
    await user.type(field, 'Bonjour,')
    const dialog = await openAnswers()
    await write(opened, dialog)
    await user.click(dialog.getByRole('button', { name: texts.add }))
    await user.click(await dialog.findByRole('button', { name: named(texts.useThis) }))

    await waitFor(() => expect(field).toHaveProperty('value', `Bonjour,\n\n${answer}`))
    expect(screen.queryByRole('dialog')).toBeNull()
    const { messages } = await api(messageRoutes.list, { params: { conversationId: id }, query: {} })
    expect(messages.map(({ body }) => body)).toEqual([words])
  })

  it('is deleted after a question', async () => {
    const staff = await signedInAs(server(), 'gestionnaire')
    const old = 'Ancienne réponse'
    const body = { cannedAnswer: { title: old, body: answer } }
    await staff.get(conversationDeskRoutes.addCannedAnswer, { params: { placeId: tilleuls }, body })
    const { user, openAnswers } = await open()
    const dialog = await openAnswers()
    await user.click(await dialog.findByRole('button', { name: named(texts.remove, old) }))
    const question = within(await screen.findByRole('alertdialog', { name: texts.removeTitle }))
    await user.click(question.getByRole('button', { name: texts.removeConfirm }))

    await waitFor(() => expect(dialog.queryByRole('button', { name: named(texts.useThis, old) })).toBeNull())
    expect(dialog.getByText(texts.create)).toBeDefined()
  })

  it('needs a title and a text, and keeps them when it cannot be saved', async () => {
    const opened = await open()
    const { user, loaded, openAnswers } = opened
    const dialog = await openAnswers()
    await user.click(await dialog.findByText(texts.create))
    await user.click(dialog.getByRole('button', { name: texts.add }))
    expect(await dialog.findAllByText(errors.field.required)).toHaveLength(2)
    await user.type(dialog.getByRole('textbox', { name: texts.name }), title)
    await user.type(dialog.getByRole('textbox', { name: texts.body }), answer)
    await loaded()
    failNetwork()
    await user.click(dialog.getByRole('button', { name: texts.add }))

    expect(await dialog.findByText(texts.failed)).toBeDefined()
    expect(dialog.getByRole('textbox', { name: texts.body })).toHaveProperty('value', answer)
    expect(dialog.getByRole('button', { name: common.close })).toBeDefined()
  })
})
