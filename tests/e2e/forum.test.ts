import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { demoId } from '#server/demo/chance.ts'
import { useBrowser } from './support/browser.ts'
import { enterLive } from './support/visit.ts'

const browser = useBrowser()
const { forum, topic } = french

const postsOf = (page: Page) => page.getByRole('list', { name: topic.posts })
const buttonOf = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
/** The name of a button about a post, whoever wrote it. */
const about = (text: string, seq: number) => new RegExp(text.replace('{{seq}}', String(seq)).replace('{{name}}', '.*'))

async function answer(page: Page, text: string) {
  await page.getByRole('textbox', { name: topic.compose.label }).fill(text)
  await buttonOf(page, topic.compose.send).click()
}

describe('a topic of the forum', () => {
  it('is begun by one co-owner, quoted by another, and moderated by the board', async () => {
    const author = await enterLive(await browser.openPage(), 'bailleur', '/forum/nouveau')
    await author.getByRole('textbox', { name: forum.start.title }).fill('Sapin dans le hall')
    await author
      .getByRole('combobox', { name: forum.start.category })
      .selectOption({ label: forum.categories.miscellaneous })
    await author.getByRole('textbox', { name: forum.start.body }).fill('On en remet un cette année ?')
    await buttonOf(author, forum.start.send).click()
    await author.getByRole('heading', { name: 'Sapin dans le hall', level: 1 }).waitFor()

    const board = await enterLive(await browser.openPage('phone'), 'president', new URL(author.url()).pathname)
    await buttonOf(board, about(topic.acts.quoteThis, 1)).click()
    await answer(board, 'Oui, avec des guirlandes plus sobres.')
    await postsOf(author).getByText('Oui, avec des guirlandes plus sobres.').waitFor()
    await answer(author, 'Rendez-vous au 3e chez Michel, code 1234.')
    await postsOf(board).getByText('code 1234').waitFor()

    const acts = buttonOf(board, about(topic.acts.of, 3))
    await acts.click()
    await buttonOf(board, topic.acts.hide).click()
    await board.getByRole('textbox', { name: topic.forms.hide.reason }).fill('Un code ne se publie pas.')
    await board.getByRole('dialog').getByRole('button', { name: topic.forms.hide.send }).click()
    await postsOf(author).getByText('Un code ne se publie pas.').waitFor()
    await Promise.all([author, board].map((page) => page.context().close()))
  })
})

describe('a topic of the demo', () => {
  it('keeps an answer over a reload', async () => {
    const path = pathOf('topic', { topicId: demoId('topic tilleuls bicycleRoom') })
    const page = await enterLive(await browser.openPage(), 'president', path)
    const field = page.getByRole('textbox', { name: topic.compose.label })
    await field.fill('Le plafond est sec.')
    await page.reload()
    await field.waitFor()
    expect(await field.inputValue()).toBe('Le plafond est sec.')
    await page.context().close()
  })
})
