import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { demoDecisionId } from '#server/areas/decisions/demo/demoDecisions.ts'
import { demoPassword } from '#server/demo/demoPeople.ts'
import { demoPerson } from '#tests/support/demoNames.ts'
import { voteButton } from '#tests/support/voteButton.ts'
import { layouts, useBrowser } from './support/browser.ts'
import { checkByKeyboard } from './support/checkByKeyboard.ts'
import { faultsOf } from './support/faultsOf.ts'
import { loseAnswers } from './support/loseAnswers.ts'
import { cutLiveStream, enter, enterLive, siteOf } from './support/visit.ts'

const browser = useBrowser()
const { common, decisions, receipts, shared, verification, votes } = french
const texts = votes.vote
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name }).waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const casting = (url: URL) => /\/v1\/decisions\/[^/]+\/votes$/.test(url.pathname)
const facade = demoDecisionId('tilleuls', 'facade')
const lift = demoDecisionId('tilleuls', 'lift')

async function openAs(name: string, path: string, options = {}) {
  const page = await browser.openPage('desktop', options)
  await enter(page, name, path)
  return page
}

async function choose(page: Page, choice: string) {
  await checkByKeyboard(page.getByRole('checkbox'))
  await press(page, texts.documents.next)
  await checkByKeyboard(page.getByRole('radio', { name: choice }))
  await press(page, common.continue)
  await page.getByLabel(shared.password.password, { exact: true }).fill(demoPassword)
}

describe('voting', () => {
  it('counts one vote after a double press, and after a retry because the response was lost', async () => {
    const page = await browser.openPage()
    await cutLiveStream(page)
    await enter(page, 'bailleur', pathOf('vote', { decisionId: facade }))
    await heading(page, texts.documents.title)
    await choose(page, decisions.choices.against)

    await page.route(casting, loseAnswers)
    await page.getByRole('button', { name: voteButton('against'), exact: true }).dblclick()
    await page.getByText(shared.password.unansweredTitle).waitFor()
    await page.unroute(casting)
    await press(page, shared.password.retry)
    await heading(page, texts.counted.title)

    await page.context().close()
  })

  it('updates the turnout on another open page of the voter', async () => {
    const watching = await enterLive(
      await browser.openPage(),
      'coproprietaire',
      pathOf('decision', { decisionId: facade }),
    )
    const turnout = watching.getByRole('region', { name: decisions.turnout.title })
    const before = await turnout.textContent()

    const voting = await openAs('coproprietaire', pathOf('vote', { decisionId: facade }))
    await heading(voting, texts.documents.title)
    await choose(voting, decisions.choices.for)
    await press(voting, voteButton('for'))
    await heading(voting, texts.counted.title)

    await expect.poll(() => turnout.textContent()).not.toBe(before)
    await watching.context().close()
    await voting.context().close()
  })
})

describe('the receipt', () => {
  it('is verified in the page, and a tampered log is detected', async () => {
    const page = await openAs('president', pathOf('vote', { decisionId: lift }))
    await heading(page, texts.documents.title)
    await choose(page, decisions.choices.for)
    await press(page, voteButton('for'))
    await page.getByRole('link', { name: texts.counted.seeReceipt }).click()
    await page.getByRole('link', { name: receipts.verify }).click()
    await page.getByText(verification.intact).waitFor()
    await page.getByText(verification.opens).waitFor()

    await page.route(/\/ballots\?/, async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace(
        /("sequence":2,"kind":"vote","about":null,"commitment":")[\da-f]{8}/,
        '$1ffffffff',
      )
      await route.fulfill({ response: answer, body })
    })
    await page.reload()
    await page.getByText(verification.broken).waitFor()

    await page.context().close()
  })
})

it('every step of a vote and of a power, and the president’s desk, pass axe and fit the window at every width', async () => {
  const page = await openAs('president', pathOf('proxyVote', { decisionId: facade }), {
    bypassCSP: true,
    reducedMotion: 'reduce',
  })
  const faults: unknown[] = []
  const judge = async (step: string) => faults.push(...(await faultsOf(page, step, layouts)))
  await heading(page, votes.proxy.principal.title)
  await judge('principal')
  await page.getByRole('searchbox', { name: votes.proxy.principal.search }).fill(demoPerson('conseil').lastName)
  await checkByKeyboard(page.getByRole('radio', { disabled: false }).first())
  await press(page, votes.proxy.principal.next)
  await page.getByRole('heading', { level: 3, name: votes.proxy.ballot.file }).waitFor()
  await press(page, votes.proxy.ballot.next)
  await judge('ballot')
  await page.goto(siteOf('ESE') + pathOf('vote', { decisionId: facade }))
  await heading(page, texts.documents.title)
  await judge('documents')
  await checkByKeyboard(page.getByRole('checkbox'))
  await press(page, texts.documents.next)
  await judge('choice')
  await checkByKeyboard(page.getByRole('radio', { name: decisions.choices.abstain }))
  await press(page, common.continue)
  await heading(page, texts.confirm.title)
  await judge('confirm')
  await page.goto(siteOf('ESE') + pathOf('presidentDesk', { decisionId: demoDecisionId('tilleuls', 'gate') }))
  await checkByKeyboard(page.getByRole('radio', { name: votes.desk.organise.name }))
  await judge('desk')
  expect(faults).toEqual([])
  await page.context().close()
})
