import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { conversationRoutes } from '#contract/messages/conversations.ts'
import { messageRoutes } from '#contract/messages/messages.ts'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { asRead } from '#tests/support/asRead.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { personOf, signedInAs, tilleuls } from '#tests/support/server/placeWorld.ts'
import type { ConversationDriver } from './conversation.model.ts'
import { coveringPaths } from './conversation.model.ts'

const { server, network, failNetwork } = usePortalServer()
const { conversation: texts } = french
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

async function driveScreen(): Promise<ConversationDriver> {
  const neighbour = await signedInAs(server(), 'coproprietaire')
  const { id } = await neighbour.get(conversationRoutes.create, {
    params: { placeId: tilleuls },
    body: { conversation: { name: 'Clés', memberIds: [personOf('president')], message: { body: 'Bonjour' } } },
  })
  const params = { conversationId: id }
  let isRemoved = false
  network.use(
    http.post(portalOrigin + messageRoutes.post.path, () =>
      isRemoved ? HttpResponse.json({ errors: [], request_id: 'removed' }, { status: 404 }) : undefined,
    ),
  )
  const { user } = await openScreen(pathOf('conversation', params), 'president')
  const thread = within(await screen.findByRole('group', { name: texts.label }))
  const field = () => screen.findByRole('textbox', { name: texts.compose.label })
  const words: string[] = []
  async function write() {
    const text = `Réponse ${words.length + 1}`
    words.push(text)
    await user.type(await field(), text)
    await user.keyboard('{Control>}{Enter}{/Control}')
  }
  async function writeWithoutNetwork() {
    failNetwork()
    await write()
  }
  const sent = async () =>
    (await neighbour.get(messageRoutes.list, { params })).messages.filter(({ isOwn }) => !isOwn).map(({ body }) => body)
  const pressOn = async (label: string) => {
    const name = label.replace('{{text}}', words.at(-1) ?? '')
    await user.click(await thread.findByRole('button', { name }))
  }
  const waits = (count: number) => async () => {
    await waitFor(() => expect(thread.getAllByText(texts.unsent.waiting)).toHaveLength(count))
  }
  const hasSent = (count: number) => async () => {
    await waitFor(async () => expect((await sent()).toReversed()).toEqual(words.slice(-count)))
    await waitFor(() => expect(thread.queryByText(texts.unsent.waiting)).toBeNull())
    for (const text of words.slice(-count)) expect(thread.getAllByText(text)).toHaveLength(1)
  }
  return {
    events: {
      'member writes': write,
      'member writes without a network': writeWithoutNetwork,
      'member writes once more without a network': writeWithoutNetwork,
      'member writes, but was removed while typing': async () => {
        isRemoved = true
        await write()
      },
      'the network comes back': () => {
        failNetwork(false)
        globalThis.dispatchEvent(new Event('online'))
      },
      'member sends it again': async () => {
        failNetwork(false)
        await pressOn(texts.unsent.resendThis)
      },
      'member deletes it': async () => {
        await pressOn(texts.unsent.deleteThis)
        const question = within(await screen.findByRole('alertdialog'))
        await user.click(question.getByRole('button', { name: texts.unsent.delete }))
        await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
        failNetwork(false)
        isRemoved = false
      },
      'member corrects it': async () => {
        await pressOn(texts.actionsOn)
        await user.click(await screen.findByRole('button', { name: texts.edit.action }))
        await user.type(await screen.findByRole('textbox', { name: texts.edit.label }), ', corrigée')
        await user.click(screen.getByRole('button', { name: texts.edit.save }))
      },
      'member archives the conversation': async () => {
        await user.click(screen.getByRole('button', { name: texts.panel.open }))
        const panel = within(await screen.findByRole('dialog'))
        await user.click(panel.getByRole('button', { name: texts.panel.archive }))
      },
      'a neighbour writes': async () => {
        await neighbour.get(messageRoutes.post, { params, body: { message: { body: 'Au fait' } } })
        await thread.findByText('Au fait')
      },
    },
    states: {
      'has read everything': async () => {
        expect(await thread.findByText('Bonjour')).toBeDefined()
        expect(await sent()).toEqual([])
      },
      'has sent one message': hasSent(1),
      'has one message that waits': waits(1),
      'has two messages that wait': waits(2),
      'is told that they can no longer write': async () => {
        const refused = texts.unsent.refused.replace('{{reason}}', texts.unsent.notPossible)
        expect(await thread.findByText(asRead(refused))).toBeDefined()
      },
      'has put it away': async () => {
        expect(await screen.findByText(texts.panel.archived)).toBeDefined()
        expect(screen.queryByRole('dialog')).toBeNull()
      },
      'has corrected the message': async () => {
        const corrected = `${words.at(-1)}, corrigée`
        expect(await thread.findByText(corrected)).toBeDefined()
        await waitFor(async () => expect(await sent()).toEqual([corrected]))
      },
      'has sent two messages in order': hasSent(2),
    },
  }
}

describe('a conversation, walked against the screen', () => {
  it.each(coveringPaths.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(await driveScreen())
  })
})
