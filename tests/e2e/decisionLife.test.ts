import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { toTypedDate } from '#contract/dates.ts'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { decisionSettings } from '#offers/decisionSettings.ts'
import { offers } from '#offers/offers.ts'
import { demoPassword } from '#server/demo/demoPeople.ts'
import { civilDay, daysAfter } from '#server/platform/civilDay.ts'
import type { DecisionLifeDriver } from '#tests/models/decisionLife.model.ts'
import { pathsOfToday } from '#tests/models/decisionLife.model.ts'
import { samplePdf } from '#tests/stage/samplePdf.ts'
import { assertOk, putToTheVoteBy } from '#tests/support/decisionCalls.ts'
import { demoName, demoPerson } from '#tests/support/demoNames.ts'
import type { Confirmed } from '#tests/support/server/deskCalls.ts'
import { deskOf } from '#tests/support/server/deskCalls.ts'
import { useBrowser } from './support/browser.ts'
import { checkByKeyboard } from './support/checkByKeyboard.ts'
import { withoutBrowser } from './support/decisionCalls.ts'
import { enterLive, goTo } from './support/visit.ts'

const browser = useBrowser()
const { common, decisions, shared, votes, widgets } = french
const { own, outcome } = decisions
const [oneSupporter = ''] = decisions.support.people.one.replace('{{count}}', '1').split('{{votes}}')
const people = { coOwner: 'coproprietaire', holder: 'bailleur', president: 'president' } as const
type Who = keyof typeof people

let pages: Readonly<Record<Who, Page>>
let manager: Confirmed
let member: Confirmed
beforeAll(async () => {
  const open = async (name: string) => enterLive(await browser.openPage(), name)
  pages = {
    coOwner: await open(people.coOwner),
    holder: await open(people.holder),
    president: await open(people.president),
  }
  manager = await withoutBrowser('gestionnaire')
  member = await withoutBrowser('conseil')
})

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()
const tick = (page: Page) => checkByKeyboard(page.getByRole('checkbox'))
const choose = (page: Page, name: string) => checkByKeyboard(page.getByRole('radio', { name }))
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true }).waitFor()
const bind = async (page: Page) => {
  await page.getByLabel(shared.password.password, { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
}

/** As typed. */
const firstDayOfMeeting = () =>
  toTypedDate(daysAfter(civilDay(new Date(), offers.ESE.timeZone), decisionSettings.ESE.convocationClearDays + 1))
const beyondToday = () => Promise.reject(new Error('this server runs on the real clock'))

/** Each person acts on their own page; the other pages must show the change without a reload. */
async function driveBrowsers(): Promise<DecisionLifeDriver> {
  const { coOwner, holder, president } = pages
  const decisionId = await putToTheVoteBy(manager, 'art24', dueAt())
  const path = pathOf('decision', { decisionId })
  for (const page of [coOwner, holder, president]) {
    await goTo(page, path)
    await page.getByRole('region', { name: own.title }).waitFor()
  }
  const loadedAt = (page: Page) => page.evaluate(() => performance.timeOrigin)
  const loaded = {
    coOwner: await loadedAt(coOwner),
    holder: await loadedAt(holder),
    president: await loadedAt(president),
  }
  const sees = async (page: Page, text: string) => page.getByText(text).first().waitFor()
  const allSee = async (text: string) => {
    for (const page of Object.values(pages)) await sees(page, text)
    const now = {
      coOwner: await loadedAt(coOwner),
      holder: await loadedAt(holder),
      president: await loadedAt(president),
    }
    expect(now).toEqual(loaded)
  }
  const offered = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).waitFor()
  const back = (page: Page) => follow(page, decisions.page.back)

  const voteAs = async (page: Page, opener: string, choice: 'for' | 'against') => {
    await follow(page, opener)
    await tick(page)
    await press(page, votes.vote.documents.next)
    await choose(page, decisions.choices[choice])
    await press(page, common.continue)
    await bind(page)
    await back(page)
  }
  const answer = async (name: 'organise' | 'refuse' | 'abandon' | 'conclude', fillIn = async () => {}) => {
    await follow(president, name === 'conclude' ? own.conclude : own.preside)
    await choose(president, votes.desk[name].name)
    await fillIn()
    await press(president, votes.desk.next)
    await bind(president)
    await heading(president, votes.desk.doneTitle)
    await back(president)
  }
  const isCounted = async () => {
    await coOwner.getByText(decisions.tally.none).waitFor({ state: 'hidden' })
    await offered(coOwner, own.change)
  }
  const closesWith = async (life: keyof typeof outcome) => {
    await allSee(outcome[life])
    for (const page of [coOwner, holder])
      await page.getByRole('link', { name: own.vote, exact: true }).waitFor({ state: 'detached' })
  }
  const waits = async () => {
    await closesWith('awaitingRequalification')
    await offered(president, own.preside)
  }
  return {
    events: {
      'co-owner votes for it': () => voteAs(coOwner, own.vote, 'for'),
      'co-owner changes their vote to against': () => voteAs(coOwner, own.change, 'against'),
      'holder votes on behalf of the co-owner': async () => {
        await follow(holder, own.proxy)
        await holder
          .getByRole('searchbox', { name: votes.proxy.principal.search })
          .fill(demoPerson('coproprietaire').lastName)
        await choose(holder, demoName('coproprietaire'))
        await press(holder, votes.proxy.principal.next)
        const file = { name: 'Pouvoir.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await samplePdf(1)) }
        await holder.locator('input[type=file]').setInputFiles(file)
        await press(holder, widgets.upload.send)
        // Nothing behind a dialog can be pressed.
        await holder.getByRole('dialog').waitFor({ state: 'detached' })
        await choose(holder, decisions.choices.for)
        await tick(holder)
        await press(holder, votes.proxy.ballot.next)
        await bind(holder)
        await holder.getByRole('button', { name: votes.proxy.counted.another }).waitFor()
        await goTo(holder, path)
      },
      'co-owner replaces that vote with their own': () => voteAs(coOwner, own.change, 'for'),
      'board asks for a meeting': async () => {
        await assertOk(deskOf(decisionId, member).ask('Parlons-en.'))
        // Waits for the new line: it moves the link below, and a click on a moving link misses it.
        await sees(president, oneSupporter)
        await follow(president, own.request)
        await press(president, votes.request.next)
        await bind(president)
        await heading(president, votes.request.askedTitle)
        await back(president)
      },
      'one board member asks for a meeting': () => assertOk(deskOf(decisionId, member).ask('Parlons-en.')),
      'one board member withdraws the request': () => assertOk(deskOf(decisionId, member).withdraw()),
      'due date passes': beyondToday,
      'the meeting votes for it': beyondToday,
      'the meeting votes against it': beyondToday,
      'president calls the meeting': () =>
        answer('organise', async () => {
          await president.getByLabel(votes.desk.day).fill(firstDayOfMeeting())
          await president.getByLabel(votes.desk.time).selectOption('18:30')
          await president.getByLabel(votes.desk.location).fill('Salle des fêtes')
        }),
      'president refuses the meeting': () =>
        answer('refuse', () => president.getByRole('textbox', { name: votes.desk.reason }).fill('Le vote suffit.')),
      'president abandons the project': () => answer('abandon'),
      'president closes the project': () => answer('conclude'),
    },
    states: {
      'is put to the vote': async () => {
        for (const page of Object.values(pages)) await offered(page, own.vote)
      },
      'has a vote for it': isCounted,
      'has a vote against it': () => sees(coOwner, own.cast.replace('{{choice}}', decisions.choices.against)),
      // A vote by paper power counts once it is checked.
      'has a proxy vote': () => offered(coOwner, own.change),
      'has the vote of the co-owner instead': async () => {
        await sees(coOwner, own.cast.replace('{{choice}}', decisions.choices.for))
        await holder.getByRole('heading', { name: own.proxies }).waitFor({ state: 'hidden' })
      },
      'has one supporter': () => allSee(oneSupporter),
      'has no supporter': async () => {
        for (const page of Object.values(pages)) await page.getByText(oneSupporter).waitFor({ state: 'hidden' })
      },
      'waits for the president': waits,
      'waits for the president with a vote': waits,
      'waits past its due date': waits,
      'waits for the president after its rejection': waits,
      'is voted on again': async () => {
        await allSee(decisions.page.president.replace('{{answer}}', 'Le vote suffit.'))
        for (const page of Object.values(pages)) await offered(page, own.vote)
      },
      'is adopted': () => closesWith('accepted'),
      'is rejected': () => closesWith('discarded'),
      'stays rejected': () => closesWith('discarded'),
      'goes to a meeting': async () => {
        await closesWith('requalified')
        for (const page of Object.values(pages)) await offered(page, french.meetings.see)
      },
      'is adopted by the meeting': () => closesWith('accepted'),
      'is rejected by the meeting': () => closesWith('discarded'),
      'is closed': () => closesWith('concluded'),
    },
  }
}

/** A few weeks from now. */
const dueAt = () => new Date(Date.now() + 20 * 24 * 3_600_000).toISOString()
describe('a co-owner, a holder of their power and the president, each on their own page', () => {
  it.each(pathsOfToday.map((one) => [one.description, one] as const))('%s', async (_description, one) => {
    await one.test(await driveBrowsers())
  })

  it('see each other’s actions', async () => {
    const { events } = await driveBrowsers()
    const before = pages.holder.getByText(oneSupporter)
    expect(await before.count()).toBe(0)

    await events['one board member asks for a meeting']()
    await before.waitFor()

    expect(await before.count()).toBe(1)
  })
})
