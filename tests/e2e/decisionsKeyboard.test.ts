import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { demoPassword } from '#server/demo/demoPeople.ts'
import { samplePdf } from '#tests/stage/samplePdf.ts'
import { putToTheVoteBy } from '#tests/support/decisionCalls.ts'
import { demoName, demoPerson } from '#tests/support/demoNames.ts'
import type { Confirmed } from '#tests/support/server/deskCalls.ts'
import { deskOf } from '#tests/support/server/deskCalls.ts'
import { useBrowser } from './support/browser.ts'
import { withoutBrowser } from './support/decisionCalls.ts'
import { loseAnswers } from './support/loseAnswers.ts'
import { tabTo } from './support/tabTo.ts'
import { cutLiveStream, enter, sidewaysScroll } from './support/visit.ts'

const browser = useBrowser()
const { common, decisions, shared, votes, widgets } = french
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name }).waitFor()

let manager: Confirmed
beforeAll(async () => {
  manager = await withoutBrowser('gestionnaire')
})

/** A new decision, and a keyboard user on one of its pages, on the narrowest phone. */
async function open(name: string, screen: 'vote' | 'proxyVote' | 'meetingRequest') {
  const dueAt = new Date(Date.now() + 20 * 24 * 3_600_000).toISOString()
  const decisionId = await putToTheVoteBy(manager, 'art25', dueAt)
  const page = await browser.openPage('phone')
  await cutLiveStream(page)
  await enter(page, name, pathOf(screen, { decisionId }))
  const { keyboard } = page
  return {
    page,
    read: deskOf(decisionId, manager).read,
    go: async (label: string, key: 'Enter' | 'Space' = 'Enter') => {
      await tabTo(page, label)
      await keyboard.press(key)
    },
    /** Types the password, cuts the network before sending, and expects the password to be there when the network is back. */
    bindOffline: async () => {
      await tabTo(page, shared.password.password)
      await keyboard.type(demoPassword)
      await page.context().setOffline(true)
      await keyboard.press('Enter')
      await page.getByRole('alert').getByText(shared.password.unjudged).waitFor()
      await page.context().setOffline(false)
      expect(await page.getByLabel(shared.password.password, { exact: true }).inputValue()).toBe(demoPassword)
    },
    /** The request arrives but its response is lost, so it is sent again by keyboard. */
    bindTwice: async (path: RegExp) => {
      const keys: (string | undefined)[] = []
      const isSending = (url: URL) => path.test(url.pathname)
      page.on('request', (request) => {
        if (request.method() === 'POST' && isSending(new URL(request.url())))
          keys.push(request.headers()['idempotency-key'])
      })
      await page.route(isSending, loseAnswers)
      await keyboard.press('Enter')
      await page.getByText(shared.password.unansweredTitle).waitFor()
      await page.unroute(isSending)
      await tabTo(page, shared.password.retry)
      await keyboard.press('Enter')
      return keys
    },
    close: async (keys: readonly (string | undefined)[]) => {
      expect([keys.length, new Set(keys).size, keys.includes(undefined)]).toEqual([2, 1, false])
      expect(await sidewaysScroll(page)).toBe(0)
      await page.context().close()
    },
  }
}

describe('by keyboard alone, on a phone, with a network cut in the middle', () => {
  it('a co-owner votes once', async () => {
    const { page, go, bindOffline, bindTwice, read, close } = await open('conseil', 'vote')
    const texts = votes.vote
    await heading(page, texts.documents.title)

    await go(texts.documents.readAlone, 'Space')
    await go(texts.documents.next)
    await heading(page, texts.choice.title)
    await go(decisions.choices.for, 'Space')
    await page.keyboard.press('ArrowDown')
    await go(common.continue)
    await heading(page, texts.confirm.title)
    await page.getByText(decisions.choices.against).first().waitFor()
    await bindOffline()
    await page.getByLabel(shared.password.password, { exact: true }).focus()
    const keys = await bindTwice(/\/v1\/decisions\/[^/]+\/votes$/)
    await heading(page, texts.counted.title)

    expect(await read()).toMatchObject({ log: { length: 1 }, tally: null, turnout: { votersExpressed: 1 } })
    await close(keys)
  })

  it('a holder votes once for an owner, and a reload keeps their choices', async () => {
    const { page, go, bindOffline, bindTwice, read, close } = await open('conseil', 'proxyVote')
    const texts = votes.proxy
    const file = { name: 'Pouvoir.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await samplePdf(1)) }
    // Listens from the start, because a key press would be faster than a listener added later.
    page.once('filechooser', (chooser) => void chooser.setFiles(file))
    await heading(page, texts.principal.title)

    await tabTo(page, texts.principal.search)
    await page.keyboard.type(demoPerson('coproprietaire').lastName)
    const only = page.getByRole('radio')
    await expect.poll(() => only.count()).toBe(1)
    await go(demoName('coproprietaire'), 'Space')
    await go(texts.principal.next)
    await page.getByRole('heading', { level: 3, name: texts.ballot.file }).waitFor()
    // The file field loads on demand.
    await page.getByText(widgets.upload.choose).waitFor()
    await go(widgets.upload.choose)
    await page.getByRole('dialog').getByLabel(widgets.upload.fileName).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    await expect.poll(focused).toBe(texts.ballot.file)
    await go(decisions.choices.for, 'Space')
    await go(demoName('coproprietaire'), 'Space')
    // Keys are faster than an upload: the next step opens only once the file is stored.
    await page.getByRole('button', { name: texts.ballot.next, disabled: false }).waitFor()
    await go(texts.ballot.next)
    await heading(page, texts.confirm.title)
    await page.reload()
    await heading(page, texts.confirm.title)
    await page.getByText('Pouvoir.pdf').waitFor()
    await bindOffline()
    await page.getByLabel(shared.password.password, { exact: true }).focus()
    const keys = await bindTwice(/\/proxy_votes$/)
    await page.getByRole('button', { name: texts.counted.another }).waitFor()

    // The vote counts once its paper is checked.
    expect(await read()).toMatchObject({ log: { length: 1 }, tally: null, turnout: { votersExpressed: 0 } })
    await close(keys)
  })

  it('an owner requests a meeting once, and their text survives the cut and a reload', async () => {
    const { page, go, bindOffline, bindTwice, read, close } = await open('bailleur', 'meetingRequest')
    const texts = votes.request
    await heading(page, texts.title)

    await page.context().setOffline(true)
    await tabTo(page, texts.message)
    await page.keyboard.type('Le devis date de trois ans.')
    await page.context().setOffline(false)
    await page.reload()
    await heading(page, texts.title)
    await expect.poll(() => page.getByLabel(texts.message).inputValue()).toBe('Le devis date de trois ans.')
    await go(texts.next)
    await heading(page, texts.confirmTitle)
    await bindOffline()
    await page.getByLabel(shared.password.password, { exact: true }).focus()
    const keys = await bindTwice(/\/meeting_requests$/)
    await heading(page, texts.askedTitle)

    expect((await read()).support).toMatchObject({ people: 1 })
    await close(keys)
  })
})
