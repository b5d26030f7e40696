import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { conversationRoutes } from '#contract/messages/conversations.ts'
import { messageRoutes } from '#contract/messages/messages.ts'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { demoThreads } from '#server/areas/messages/demo/demoThreads.ts'
import { demoId } from '#server/demo/chance.ts'
import { useBrowser } from './support/browser.ts'
import { withoutBrowser } from './support/decisionCalls.ts'
import { enter, enterLive, goTo, settle, sidewaysScroll } from './support/visit.ts'

const browser = useBrowser()
const { conversation, messages, shell } = french

/** A conversation of the demo between two accounts. */
const thread = demoThreads.find(
  ({ members, list, isToManager }) => !list && !isToManager && members.length === 2 && members.every(isAccount),
)
const [one, other] = (thread?.members ?? []).filter(isAccount)
if (!thread || !one || !other) throw new Error('the demo has a conversation of two accounts')
const path = pathOf('conversation', { conversationId: demoId(`conversation ${thread.place} ${thread.name}`) })

function isAccount(voice: string | number): voice is string {
  return typeof voice === 'string'
}
const threadOf = (page: Page) => page.getByRole('group', { name: conversation.label })
const listOf = (page: Page) => page.getByRole('list', { name: messages.list.label })
async function write(page: Page, text: string) {
  const field = page.getByRole('textbox', { name: conversation.compose.label })
  await field.fill(text)
  await field.press('Control+Enter')
}

describe('a conversation of two people', () => {
  it('shows on the other page what one of them writes', async () => {
    const mine = await enterLive(await browser.openPage(), one, path)
    const theirs = await enterLive(await browser.openPage(), other, path)

    await write(mine, 'Le bip est dans votre boîte.')
    await threadOf(theirs).getByText('Le bip est dans votre boîte.').waitFor()
    await write(theirs, 'Bien reçu, merci.')
    await threadOf(mine).getByText('Bien reçu, merci.').waitFor()
    await Promise.all([mine, theirs].map((page) => page.context().close()))
  })

  it('keeps a message visible without a network, and sends it once when it is back', async () => {
    const mine = await enterLive(await browser.openPage(), one, path)
    const theirs = await enterLive(await browser.openPage(), other, path)
    const text = 'La barrière ne se lève plus.'

    await mine.context().setOffline(true)
    await mine.getByText(french.common.offline).waitFor()
    await write(mine, text)
    await threadOf(mine).getByText(text).waitFor()
    await mine.getByText(conversation.unsent.waiting).waitFor()
    expect(await threadOf(theirs).getByText(text).count()).toBe(0)
    // The question appears on the current page, because another one may be unavailable without a network.
    await mine.getByRole('button', { name: shell.account.menu.replace('{{name}}', '') }).click()
    await mine.getByRole('button', { name: shell.signOut }).click()
    await mine.getByRole('button', { name: conversation.leaving.stay }).click()
    await threadOf(mine).getByText(text).waitFor()

    await mine.context().setOffline(false)
    await threadOf(theirs).getByText(text).waitFor()
    await mine.getByText(conversation.unsent.waiting).waitFor({ state: 'detached' })
    for (const page of [mine, theirs]) {
      await page.reload()
      await settle(page)
      await threadOf(page).getByText(text).first().waitFor()
      expect(await threadOf(page).getByText(text).count()).toBe(1)
    }
    await Promise.all([mine, theirs].map((page) => page.context().close()))
  })
})

describe('the list and a conversation', () => {
  it('are side by side in a wide window, and one at a time in a narrow one', async () => {
    const page = await enter(await browser.openPage(), one, path)
    await threadOf(page).waitFor()
    await listOf(page).waitFor()
    const [list, messagesBox] = await Promise.all([listOf(page).boundingBox(), threadOf(page).boundingBox()])
    expect(list && messagesBox && list.x + list.width <= messagesBox.x).toBe(true)

    await page.setViewportSize({ width: 390, height: 844 })
    await listOf(page).waitFor({ state: 'detached' })
    await threadOf(page).waitFor()
    expect(await sidewaysScroll(page)).toBe(0)
    await goTo(page, '/messages')
    await listOf(page).waitFor()
    expect(await threadOf(page).count()).toBe(0)
    expect(await sidewaysScroll(page)).toBe(0)
    await page.context().close()
  })
})

describe('a link to a message', () => {
  it('opens a long conversation there, pages before its latest messages, with the focus', async () => {
    const { get } = await withoutBrowser('president')
    const placeId = demoId('place tilleuls')
    const message = { body: 'Le code a changé.', attachmentIds: [] }
    const { id: conversationId } = await get(conversationRoutes.create, {
      params: { placeId },
      body: { conversation: { name: 'Digicode', isToManager: true, message } },
    })
    for (let number = 1; number <= 55; number += 1)
      await get(messageRoutes.post, { params: { conversationId }, body: { message: { body: `Rappel ${number}` } } })

    const page = await enter(
      await browser.openPage('phone'),
      'president',
      `${pathOf('conversation', { conversationId })}?message=2`,
    )

    const wanted = threadOf(page).locator('[aria-current=true]')
    await wanted.getByText('Rappel 1', { exact: true }).waitFor()
    await expect.poll(() => wanted.evaluate((row) => row.contains(document.activeElement))).toBe(true)
    await page.context().close()
  })
})
