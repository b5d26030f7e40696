import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { decisionList } from '#contract/decisions/decisionList.ts'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { demoDecisionId } from '#server/areas/decisions/demo/demoDecisions.ts'
import { demoId } from '#server/demo/chance.ts'
import { asRead } from '#tests/support/asRead.ts'
import { demoDecision } from '#tests/support/demoNames.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { retryOnce } from '#tests/support/screenStates.ts'

const portal = usePortalServer()
const { decisions, dashboard, meetings, widgets } = french
const texts = decisions.list
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

const open = (path = '/decisions', name = 'president') => openScreen(path, name)
const rows = async () => within(await screen.findByRole('list', { name: texts.label })).findAllByRole('listitem')
const titles = async () => (await rows()).map((row) => within(row).getByRole('link').textContent)
const rowOf = async (title: string) => {
  const found = (await rows()).find((row) => row.textContent?.includes(title))
  return asRead(found?.textContent ?? '')
}

describe('the list of decisions', () => {
  it('shows open decisions with their status, due date, cost for the person and majority, in this order', async () => {
    await open()

    const facade = await rowOf(demoDecision('tilleuls', 'facade').title)
    expect(facade).toContain(asRead(decisions.rules.art24.name))
    expect(facade).toContain(dashboard.decisions.status.youHaveToVote)
    expect(facade).toMatch(/Jusqu’au .* \(encore \d+ jours\)/)
    expect(facade).toMatch(/Votre part : [\d ]+,\d\d €/)
    const order = [
      dashboard.decisions.status.youHaveToVote,
      'Jusqu’au',
      'Votre part',
      asRead(decisions.rules.art24.name),
    ]
    const places = order.map((words) => facade.indexOf(words))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(await rowOf(demoDecision('tilleuls', 'gate').title)).toContain(decisions.due.suspended)
  })

  it('filters by what the person has to vote on, and keeps the filter in the address', async () => {
    const { user } = await open()

    await user.click(await screen.findByRole('radio', { name: texts.toVote }))

    await waitFor(async () => expect(await titles()).not.toContain(demoDecision('tilleuls', 'manager').title))
    expect(await titles()).toContain(demoDecision('tilleuls', 'facade').title)
    expect(globalThis.location.search).toBe('?liste=a-voter')
  })

  it('shows closed decisions, searches, and says when nothing matches', async () => {
    const { user } = await open('/decisions?liste=terminees')
    expect((await titles()).length).toBeGreaterThan(3)

    await user.type(screen.getByRole('searchbox', { name: texts.search }), 'zzzz')
    await screen.findByRole('heading', { name: texts.none.found.title })
    await user.click(screen.getByRole('button', { name: widgets.filters.reset }))

    await waitFor(async () => expect((await titles()).length).toBeGreaterThan(3))
  })

  it('says what failed, and retries', async () => {
    await retryOnce(portal, await open('/immeuble'), '/decisions')

    expect((await titles()).length).toBeGreaterThan(2)
  })

  it('offers a new resolution to the board’s president', async () => {
    await open()
    expect(await screen.findByRole('link', { name: decisions.create })).toHaveProperty(
      'pathname',
      '/decisions/nouvelle',
    )
  })

  it('offers no new resolution to a co-owner who may only vote', async () => {
    await open('/decisions', 'conseil')
    await rows()
    expect(screen.queryByRole('link', { name: decisions.create })).toBeNull()
  })
})

describe('the meetings of the place', () => {
  it('are below the decisions: the next one with its agenda, and past ones with their minutes once they are over', async () => {
    await open()
    const next = within(await screen.findByRole('region', { name: dashboard.meeting.underWay }))
    await next.findByText(dashboard.meeting.agenda)
    const past = within(await screen.findByRole('region', { name: meetings.begun }))
    await waitFor(() => expect(past.getAllByRole('listitem').length).toBeGreaterThan(1))
    const [underWay, ...held] = past.getAllByRole('listitem')
    expect(underWay?.textContent).toContain(meetings.underWay)
    expect(underWay?.textContent).not.toContain(asRead(meetings.minutes))
    for (const row of held) {
      const minutes = within(row).getByRole('link', { name: asRead(meetings.minutes) })
      expect(minutes.getAttribute('href')).toContain('minutes.pdf')
    }
  })

  it('stay when the decisions do not arrive', async () => {
    portal.network.use(http.get(portalOrigin + decisionList.path, () => HttpResponse.error()))
    await open()

    const next = within(await screen.findByRole('region', { name: dashboard.meeting.underWay }))
    expect(await next.findByText(dashboard.meeting.agenda)).toBeDefined()
    expect(await screen.findByRole('region', { name: meetings.begun })).toBeDefined()
  })
})

describe('the dashboard', () => {
  it('shows the agenda of the next meeting, and offers it to the person’s calendar', async () => {
    await open('/')

    const card = within(await screen.findByRole('region', { name: dashboard.meeting.underWay }))
    const entry = await card.findByRole('link', { name: dashboard.meeting.calendar })
    expect(entry.getAttribute('href')).toContain('meeting.ics')
    const point = card.getByRole('link', { name: demoDecision('tilleuls', 'caretaker').title })
    expect(point.getAttribute('href')).toBe(pathOf('decision', { decisionId: demoDecisionId('tilleuls', 'caretaker') }))
    const [now] = card.getAllByRole('link')
    expect(now?.getAttribute('href')).toBe(pathOf('meeting', { meetingId: demoId('meeting tilleuls courtyard') }))
  })

  it('says that the person has to vote, and links to the vote and to all decisions', async () => {
    await open('/')

    const needs = within(await screen.findByRole('region', { name: dashboard.needs.title }))
    const need = await needs.findByRole('link', { name: new RegExp(dashboard.needs.vote.action) })
    expect(need.getAttribute('href')).toMatch(/^\/decisions\/[\w-]+\/vote$/)
    const card = within(await screen.findByRole('region', { name: dashboard.decisions.title }))
    const all = await card.findByRole('link', { name: dashboard.decisions.all })
    expect(all.getAttribute('href')).toBe('/decisions')
  })
})
