import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { conversationRoutes } from '#contract/messages/conversations.ts'
import { messageRoutes } from '#contract/messages/messages.ts'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { type ConversationDriver, coveringPaths } from '#tests/models/conversation.model.ts'
import type { Confirmed } from '#tests/support/server/deskCalls.ts'
import { personOf, tilleuls } from '#tests/support/server/placeWorld.ts'
import { useBrowser } from './support/browser.ts'
import { withoutBrowser } from './support/decisionCalls.ts'
import { enterLive, goTo } from './support/visit.ts'

const browser = useBrowser()
const { common, conversation: texts } = french

let member: Page
let others: readonly Page[]
let neighbour: Confirmed
beforeAll(async () => {
  const open = async (name: string) => enterLive(await browser.openPage(), name)
  member = await open('president')
  others = [await open('coproprietaire'), await open('bailleur')]
  neighbour = await withoutBrowser('coproprietaire')
})

const threadOf = (page: Page) => page.getByRole('group', { name: texts.label })
const answersOn = (page: Page) => threadOf(page).getByText(/^Réponse \d+(, corrigée)?$/)
const refusal = { status: 404, json: { errors: [], request_id: 'removed' } }
/** The outcome of a message that the page sends. */
type Post = 'arrives' | 'is cut off' | 'is refused'

/** The member acts on their own page; two neighbours, each on theirs, see the messages without a reload. */
async function driveBrowsers(): Promise<ConversationDriver> {
  const { id: conversationId } = await neighbour.get(conversationRoutes.create, {
    params: { placeId: tilleuls },
    body: {
      conversation: {
        name: 'Clés',
        memberIds: [personOf('president'), personOf('bailleur')],
        message: { body: 'Bonjour' },
      },
    },
  })
  const params = { conversationId }
  for (const page of [member, ...others]) {
    await goTo(page, pathOf('conversation', params))
    await threadOf(page).getByText('Bonjour').waitFor()
  }
  let post: Post = 'arrives'
  let cutOff = 0
  await member.unrouteAll()
  await member.route(`**${messageRoutes.post.path.replace(':conversationId', conversationId)}`, (route) => {
    if (route.request().method() !== 'POST' || post === 'arrives') return route.fallback()
    if (post === 'is refused') return route.fulfill(refusal)
    cutOff += 1
    return route.abort()
  })
  const thread = threadOf(member)
  const words: string[] = []
  const press = (name: string) => member.getByRole('button', { name, exact: true }).click()
  const pressOn = (label: string) => press(label.replace('{{text}}', words.at(-1) ?? ''))
  const isBack = async () => {
    await member.context().setOffline(false)
    await member.getByText(common.offline).waitFor({ state: 'detached' })
  }
  async function write() {
    words.push(`Réponse ${words.length + 1}`)
    const field = member.getByRole('textbox', { name: texts.compose.label })
    await field.fill(words.at(-1) ?? '')
    await field.press('Control+Enter')
  }
  async function writeWithoutNetwork() {
    await member.context().setOffline(true)
    await member.getByText(common.offline).waitFor()
    await write()
  }
  const everybodyReads = async (expected: readonly string[]) => {
    for (const page of [member, ...others]) {
      await expect.poll(() => answersOn(page).allTextContents()).toEqual(expected)
    }
  }
  const waits = (count: number) => async () => {
    await expect.poll(() => thread.getByText(texts.unsent.waiting).count()).toBe(count)
    for (const page of others) expect(await answersOn(page).count()).toBe(0)
  }
  const hasSent = (count: number) => async () => {
    await everybodyReads(words.slice(-count))
    await thread.getByText(texts.unsent.waiting).waitFor({ state: 'detached' })
  }
  return {
    events: {
      'member writes': write,
      'member writes without a network': writeWithoutNetwork,
      'member writes once more without a network': writeWithoutNetwork,
      'member writes, but was removed while typing': async () => {
        post = 'is refused'
        await write()
      },
      'the network comes back': isBack,
      'member sends it again': async () => {
        // The page sends by itself once there is a network; this time, nothing answers.
        post = 'is cut off'
        await isBack()
        await expect.poll(() => cutOff).toBeGreaterThan(0)
        await thread.getByText(texts.unsent.waiting).waitFor()
        post = 'arrives'
        await pressOn(texts.unsent.resendThis)
      },
      'member deletes it': async () => {
        await pressOn(texts.unsent.deleteThis)
        await member.getByRole('alertdialog').getByRole('button', { name: texts.unsent.delete }).click()
        await member.getByRole('alertdialog').waitFor({ state: 'detached' })
        post = 'arrives'
        await isBack()
      },
      'member corrects it': async () => {
        await pressOn(texts.actionsOn)
        await press(texts.edit.action)
        await member.getByRole('textbox', { name: texts.edit.label }).press('End')
        await member.getByRole('textbox', { name: texts.edit.label }).pressSequentially(', corrigée')
        await press(texts.edit.save)
      },
      'member archives the conversation': async () => {
        await press(texts.panel.open)
        await member.getByRole('dialog').getByRole('button', { name: texts.panel.archive }).click()
      },
      'a neighbour writes': async () => {
        await neighbour.get(messageRoutes.post, { params, body: { message: { body: 'Au fait' } } })
        for (const page of [member, ...others]) await threadOf(page).getByText('Au fait').waitFor()
      },
    },
    states: {
      'has read everything': () => everybodyReads([]),
      'has sent one message': hasSent(1),
      'has one message that waits': waits(1),
      'has two messages that wait': waits(2),
      'is told that they can no longer write': async () => {
        await thread.getByText(texts.unsent.refused.replace('{{reason}}', texts.unsent.notPossible)).waitFor()
      },
      'has put it away': async () => {
        await member.getByText(texts.panel.archived).waitFor()
        await member.getByRole('dialog').waitFor({ state: 'detached' })
      },
      'has corrected the message': () => everybodyReads([`${words.at(-1)}, corrigée`]),
      'has sent two messages in order': hasSent(2),
    },
  }
}

describe('a member of a conversation and two neighbours, each on their own page', () => {
  it.each(coveringPaths.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(await driveBrowsers())
  })
})
