import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { signedInAs } from '#tests/support/server/placeWorld.ts'
import { beginTopic } from '#tests/support/server/topicCalls.ts'
import { chooseCovering } from './coveringPaths.ts'
import { everyPath, type TopicDriver } from './topic.model.ts'

const { server, failNetwork, network } = usePortalServer()
const { topic: texts, forum } = french
const answer = 'J’ai le double de la clé.'

async function driveScreen(): Promise<TopicDriver> {
  localStorage.setItem('hasSkippedCheck', 'true')
  const { id } = await beginTopic(await signedInAs(server(), 'president'), { title: 'Clé perdue' })
  const { user } = await openScreen(pathOf('topic', { topicId: id }), 'president')
  const field = () => screen.findByRole('textbox', { name: texts.compose.label })
  await user.type(await field(), answer)
  const publish = async () => user.click(screen.getByRole('button', { name: texts.compose.send }))
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  const pending = async () => within(await screen.findByRole('article', { name: texts.pending.label }))
  return {
    events: {
      'co-owner publishes': publish,
      'co-owner publishes, but the network fails': async () => {
        failNetwork()
        await publish()
        await (await pending()).findByText(texts.pending.waiting)
        failNetwork(false)
      },
      'co-owner publishes, but the server fails': async () => {
        const fail = () => HttpResponse.json({}, { status: 500 })
        network.use(http.post(`${portalOrigin}/v1/topics/${id}/posts`, fail, { once: true }))
        await publish()
      },
      'the network comes back': () => void globalThis.dispatchEvent(new Event('online')),
      'co-owner sends it again': () => press(texts.pending.resend),
      'co-owner takes the text back': () => press(texts.pending.takeBack),
    },
    states: {
      'has written an answer': async () => expect(await field()).toHaveProperty('value', answer),
      'sees their post wait for the network': async () => {
        expect((await pending()).getByText(texts.pending.waiting)).toBeDefined()
      },
      'learns that their post is not sent': async () => {
        expect(await (await pending()).findByText(texts.pending.unsent)).toBeDefined()
      },
      'reads their post among the others': async () => {
        const name = texts.postOf.replace('{{seq}}', '2').replace('{{name}}', forum.you)
        expect(within(await screen.findByRole('article', { name })).getByText(answer)).toBeDefined()
        expect(await field()).toHaveProperty('value', '')
      },
    },
  }
}

describe('answering in a topic, walked against the screen', () => {
  it.each(chooseCovering(everyPath).map((path) => [path.description, path] as const))(
    '%s',
    async (_description, path) => {
      await path.test(await driveScreen())
    },
  )
})
