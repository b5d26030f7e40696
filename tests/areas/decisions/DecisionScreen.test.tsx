import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { decisionRoutes } from '#contract/decisions/decisions.ts'
import { french } from '#locales/catalogues.ts'
import { demoDecisionId } from '#server/areas/decisions/demo/demoDecisions.ts'
import { elided } from '#src/i18n/elided.ts'
import { asRead } from '#tests/support/asRead.ts'
import { castOwnVote, putToTheVote, voteAs } from '#tests/support/decisionCalls.ts'
import { demoName } from '#tests/support/demoNames.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { signedInAs } from '#tests/support/server/placeWorld.ts'

const { server, network } = usePortalServer()
const { decisions, receipts, verification } = french
const texts = decisions.page
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

const pathTo = (name: Parameters<typeof demoDecisionId>[1]) => `/decisions/${demoDecisionId('tilleuls', name)}`
const open = (name: Parameters<typeof demoDecisionId>[1], person = 'president') => openScreen(pathTo(name), person)
const panel = async (name: string) => within(await screen.findByRole('region', { name }))
const textOf = async (name: string) => asRead((await screen.findByRole('region', { name })).textContent ?? '')

describe('a decision', () => {
  it('says what the vote is about, its due date, its majority, and the person’s cost to the cent', async () => {
    const { user } = await open('facade')

    expect(await textOf(texts.resolution)).toContain('échafaudage')
    expect(screen.getByText(/^Vote ouvert jusqu’au .* · encore \d+ jours$/)).toBeDefined()
    const facts = await textOf(texts.facts)
    expect(facts).toContain(decisions.rules.art24.words)
    expect(facts).toContain('Tantièmes généraux (10 000)')
    const own = await panel(decisions.own.title)
    for (const summary of own.getAllByText(decisions.own.trace, { selector: 'summary' })) await user.click(summary)
    const centsOf = (text: string) => Number(text.replace(/[^\d]/g, ''))
    const [, ...lots] = own.getAllByRole('row')
    const cents = lots.map((row) => centsOf(within(row).getAllByRole('cell').at(-1)?.textContent ?? ''))
    const total = centsOf(own.getByText(/^Votre part/).textContent ?? '')
    expect(cents.reduce((sum, one) => sum + one, 0)).toBe(total)
  })

  it('shows the turnout but not the count while the vote is open, unless the count is live', async () => {
    const { user } = await open('facade', 'coproprietaire')
    const turnout = await textOf(decisions.turnout.title)
    expect(turnout).toMatch(/\d+ copropriétaires sur \d+ ont voté/)
    expect(turnout).toContain(asRead(decisions.turnout.when.open))
    expect(screen.queryByRole('region', { name: decisions.tally.title })).toBeNull()
    await user.click(await screen.findByRole('link', { name: decisions.own.vote }))
    await screen.findByText(asRead(french.votes.vote.documents.secretCount))

    await goTo(pathTo('lift'))
    await panel(decisions.tally.title)
    await user.click(await screen.findByRole('link', { name: decisions.own.vote }))
    await screen.findByText(asRead(french.votes.vote.documents.liveCount))
  })

  it('draws the distance to the threshold, and prints the figures behind it', async () => {
    const { user } = await open('manager')
    const tally = await panel(decisions.tally.title)

    const [drawing] = tally.getAllByRole('img')
    expect(asRead(drawing?.textContent ?? '')).toMatch(/pour sur 10 000, il en faut 5 001/)
    expect(asRead(await textOf(decisions.tally.title))).toMatch(/Il manque [\d ]+ voix/)
    await user.click(tally.getByText(decisions.tally.how))
    const condition = tally.getByRole('list', { name: decisions.rules.art25.name })
    expect(asRead(condition.textContent ?? '')).toContain(`${decisions.tally.denominator}10 000`)
  })

  it('names the leading side while votes can change, and says whether the majority was reached once voting ends', async () => {
    const { tally } = decisions
    await open('manager')
    const live = await textOf(tally.title)
    expect(live).toMatch(/Participation : \d+ copropriétaires sur \d+, [\d ]+ voix sur 10 000/)
    expect(live).toContain('pour l’instant')
    expect(live.indexOf('Participation')).toBeLessThan(live.indexOf('pour l’instant'))
    expect(live).not.toContain(tally.adopted)

    await goTo(pathTo('boiler'))
    await screen.findByText(tally.adopted)
    expect(await textOf(tally.title)).not.toContain('pour l’instant')
  })

  it('draws all votes of the vote, cast or not', async () => {
    await open('manager')
    const count = await panel(decisions.tally.title)
    // The second ballot is counted among the votes cast, and drawn among all votes like the first.
    expect(count.getAllByRole('img').map((drawing) => asRead(drawing.textContent ?? ''))).toEqual([
      expect.stringMatching(/pour sur 10 000, il en faut 5 001/),
      expect.stringMatching(/pour sur 10 000, il en faut /),
    ])
    for (const absent of count.getAllByText(decisions.tally.absent, { selector: 'li' })) {
      const figures = [...(absent.parentElement?.querySelectorAll('strong') ?? [])]
      expect(figures).toHaveLength(4)
      expect(figures.reduce((sum, { textContent }) => sum + Number(textContent.replace(/\D/g, '')), 0)).toBe(10_000)
    }
  })

  it('shows the outcome of a closed project, on its page and in the list', async () => {
    const closed = (verdict: 'accepted' | 'discarded') =>
      `${french.dashboard.decisions.status[verdict]} · ${french.dashboard.decisions.status.concluded}`
    await open('roof')
    await screen.findByText(closed('discarded'))
    await screen.findByText(`${decisions.outcome.discarded} ${decisions.outcome.concluded}`)

    await goTo('/decisions?liste=terminees')
    await screen.findByText(closed('accepted'))
    expect(screen.queryByText(french.dashboard.decisions.status.concluded)).toBeNull()
  })

  it('shows the second ballot after the failed one', async () => {
    await open('manager')
    const tally = await panel(decisions.tally.title)

    const names = tally.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(names.slice(0, 2)).toEqual([decisions.rules.art25.name, decisions.rules.art25_1.name])
  })

  it('offers only the actions that the person can take', async () => {
    await open('facade')
    const own = await panel(decisions.own.title)
    expect(own.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      decisions.own.vote,
      decisions.own.proxy,
      decisions.own.give,
    ])

    await goTo(pathTo('boiler'))
    await screen.findByText(decisions.outcome.accepted)
    expect(screen.queryByRole('link', { name: decisions.own.change })).toBeNull()
  })

  it('is readable for the manager, who has no vote', async () => {
    await open('facade', 'gestionnaire')

    await panel(decisions.turnout.title)
    expect(screen.queryByRole('region', { name: decisions.own.title })).toBeNull()
  })

  it('says to an invited co-owner that they have no vote', async () => {
    await open('facade', 'invite')

    expect(await textOf(decisions.own.title)).toContain(decisions.own.none)
    expect(screen.queryByRole('link', { name: decisions.own.vote })).toBeNull()
  })

  it('shows the owners’ messages only to the president', async () => {
    await open('gate')
    expect((await panel(decisions.support.title)).getByRole('link', { name: decisions.own.preside })).toBeDefined()
    expect(await textOf(decisions.support.title)).toContain(decisions.support.messages)
  })

  it('says that it does not exist', async () => {
    await openScreen('/decisions/00000000-0000-4000-8000-000000000000', 'president')

    await screen.findByRole('heading', { name: texts.gone })
  })
})

describe('a receipt', () => {
  it('says in a sentence that the vote counts, shows hashes and choice only on request, and links to the verification', async () => {
    const { api, user } = await openScreen('/decisions', 'president')
    const decisionId = await putToTheVote(api)
    await castOwnVote(api, decisionId, 'against')
    await goTo(`/decisions/${decisionId}`)
    await user.click(await screen.findByRole('link', { name: decisions.own.receipt }))

    await screen.findByRole('heading', { level: 2, name: receipts.number.replace('{{number}}', '1') })
    expect(screen.getByText(receipts.secret).closest('details')).toHaveProperty('open', false)
    expect(screen.getByText(receipts.hash).closest('details')).toHaveProperty('open', false)
    const said = elided(`Le vote de ${demoName('president')}, enregistré le`, demoName('president'))
    await screen.findByText((text) => asRead(text).startsWith(said))
    await user.click(screen.getByRole('link', { name: receipts.verify }))

    await screen.findByText(verification.intact)
    const found = await screen.findByText(verification.opens, { exact: false })
    expect(asRead(found.textContent ?? '')).toContain('bulletin n° 1 est dans le journal')
  })

  it('is hidden from anybody else', async () => {
    const { api } = await openScreen('/decisions', 'president')
    const decisionId = await putToTheVote(api)
    await voteAs(server(), 'conseil', decisionId, 'for')
    const { get } = await signedInAs(server(), 'conseil')
    const { ownVote } = await get(decisionRoutes.read, { params: { decisionId } })

    await goTo(`/decisions/${decisionId}/recus/${ownVote?.id}`)

    await screen.findByRole('heading', { name: receipts.gone })
  })
})

describe('the verification', () => {
  it('detects an altered line', async () => {
    network.use(
      http.get(`${portalOrigin}/v1/decisions/:decisionId/ballots`, async ({ request }) => {
        const headers = new Headers(request.headers)
        headers.delete('accept-encoding')
        const answer = await server().app.fetch(new Request(request, { headers }))
        const text = (await answer.text()).replace(
          /("sequence":4,"kind":"vote","about":null,"commitment":")[\da-f]{8}/,
          '$1ffffffff',
        )
        return new HttpResponse(text, answer)
      }),
    )
    await openScreen(`/decisions/verification?decision=${demoDecisionId('tilleuls', 'manager')}`, 'president')

    const alert = await screen.findByText(verification.broken)
    expect(asRead(alert.parentElement?.textContent ?? '')).toContain('bulletin n° 4')
  })

  it('finds a receipt on paper by the beginning of its hash', async () => {
    const { user } = await openScreen(
      `/decisions/verification?decision=${demoDecisionId('tilleuls', 'boiler')}`,
      'president',
    )
    await screen.findByText(verification.intact)
    await user.click(screen.getByText(verification.log, { selector: 'summary' }))
    const [, first] = screen.getAllByRole('row')
    const hash =
      within(first ?? document.body)
        .getAllByRole('cell')
        .at(-1)?.textContent ?? ''
    await user.click(screen.getByText(verification.paper, { selector: 'summary' }))

    await user.type(screen.getByRole('textbox', { name: verification.paperHash }), hash)
    await user.click(screen.getByRole('button', { name: verification.check }))

    await screen.findByText(/Votre bulletin n° 1 est dans le journal/)
  })
})
