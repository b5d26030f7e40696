import { screen, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildingAccountRoutes } from '#contract/accounts/building.ts'
import { plannedCallRoutes } from '#contract/accounts/plannedCalls.ts'
import { referenceRoutes } from '#contract/accounts/references.ts'
import { toTypedDate } from '#contract/dates.ts'
import { placeRoutes } from '#contract/places.ts'
import { french } from '#locales/catalogues.ts'
import { selectSelectedPlaceId } from '#machines/session/session/session.selectors.ts'
import { drafts } from '#server/services/drafts/drafts.tables.ts'
import { works } from '#server/services/ledger/budgets.tables.ts'
import { asRead } from '#tests/support/asRead.ts'
import { openScreen, selectPlace } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { testScreenStates } from '#tests/support/screenStates.ts'
import { tilleuls } from '#tests/support/server/placeWorld.ts'

const portal = usePortalServer()
const { fiscalYear, movements, voted } = french
const paths = { budget: '/comptes/immeuble/budget/nouveau', works: '/comptes/immeuble/travaux/nouveaux' }
beforeEach(async () => {
  localStorage.setItem('hasSkippedCheck', 'true')
  await portal.server().platform.db.delete(drafts)
})

async function open(kind: keyof typeof paths) {
  const app = await openScreen(paths[kind], 'comptable')
  const { user, api, session } = app
  const placeId = selectSelectedPlaceId(session().getSnapshot()) ?? ''
  const { data } = await api(placeRoutes.fiscalYears, { params: { placeId }, query: {} })
  const years = data.result.flatMap((id) => data.entities.fiscalYears[id] ?? [])
  const type = async (field: HTMLElement, text: string) => {
    await user.click(field)
    await user.paste(text)
  }
  return {
    ...app,
    placeId,
    current: years.find(({ isCurrent }) => isCurrent),
    next: years.toSorted((a, b) => b.startsOn.localeCompare(a.startsOn))[0],
    type,
    day: async (label: string, day: string) => user.type(await screen.findByLabelText(label), toTypedDate(day)),
    row: async (number: number) =>
      within(await screen.findByRole('group', { name: voted.row[kind].replace('{{number}}', `${number}`) })),
    press: async (name: string) => user.click(await screen.findByRole('button', { name })),
  }
}

describe('a voted budget', () => {
  it('shows its four calls for the building and for one lot, and replaces the budget of the year', async () => {
    const { api, placeId, next, user, type, day, row, press } = await open('budget')
    await user.selectOptions(await screen.findByLabelText(fiscalYear.label), next?.id ?? '')
    await press(voted.review)
    expect(await screen.findAllByText(voted.faults.required)).not.toHaveLength(0)

    await user.type(screen.getByLabelText(voted.votedOn), '31/02/2029')
    await press(voted.review)
    expect(await screen.findByText(voted.faults.invalidDay)).toBeDefined()
    expect(screen.getByLabelText(voted.votedOn)).toHaveProperty('value', '31/02/2029')
    await user.clear(screen.getByLabelText(voted.votedOn))
    await day(voted.votedOn, '2029-11-20')
    const first = await row(1)
    await type(first.getByLabelText(movements.account), '615')
    await type(first.getByLabelText(voted.amount.budget), '12 000')
    await press(voted.review)
    const table = within(await screen.findByRole('table', { name: voted.reviewing.caption }))
    expect(await table.findAllByRole('cell', { name: /^3\s000,00\s€$/ })).toHaveLength(4)
    const { lots } = await api(referenceRoutes.references, { params: { placeId } })
    const whole = lots.reduce((sum, { tantiemes }) => sum + tantiemes, 0)
    expect(
      await screen.findByText(new RegExp(asRead(`parts sur ${new Intl.NumberFormat('fr-FR').format(whole)}`))),
    ).toBeDefined()
    await press(voted.record.budget)

    expect(await screen.findByRole('heading', { name: voted.recorded.title.budget })).toBeDefined()
    const query = { placeId, fiscalYearId: next?.id ?? '' }
    const { data } = await api(buildingAccountRoutes.budgets, { query })
    expect(data.result.map((id) => data.entities.budgets[id])).toMatchObject([
      { account: '615', votedAmount: 1_200_000, votedOn: '2029-11-20' },
    ])
  })

  it('is refused at its year once a call is issued, and keeps the typed text', async () => {
    const { current, user, type, day, row, press } = await open('budget')
    await user.selectOptions(await screen.findByLabelText(fiscalYear.label), current?.id ?? '')
    await day(voted.votedOn, '2029-11-20')
    const first = await row(1)
    await type(first.getByLabelText(movements.account), '615')
    await type(first.getByLabelText(voted.amount.budget), '500')
    await press(voted.review)
    await press(voted.record.budget)
    expect(await screen.findByText(voted.faults.alreadyCalled)).toBeDefined()
    expect((await row(1)).getByLabelText(voted.amount.budget)).toHaveProperty('value', '500')
  })
})

describe('the days of a budget', () => {
  it('are the days that the meeting chose, within the year', async () => {
    const { api, placeId, next, user, type, day, row, press } = await open('budget')
    await user.selectOptions(await screen.findByLabelText(fiscalYear.label), next?.id ?? '')
    await day(voted.votedOn, '2029-11-20')
    const first = await row(1)
    await type(first.getByLabelText(movements.account), '615')
    await type(first.getByLabelText(voted.amount.budget), '12 000')
    await user.selectOptions(screen.getByLabelText(voted.rhythm), 'own')
    await press(voted.review)
    expect(await screen.findByText(voted.faults.required)).toBeDefined()
    const ownDay = (number: number) => voted.ownDay.replace('{{number}}', `${number}`)
    await day(ownDay(1), next?.startsOn ?? '')
    await user.tab()
    await day(ownDay(2), next?.endsOn ?? '')
    await user.tab()
    await press(voted.review)
    const table = within(await screen.findByRole('table', { name: voted.reviewing.caption }))
    expect(await table.findAllByRole('cell', { name: /^6\s000,00\s€$/ })).toHaveLength(2)
    await press(voted.record.budget)

    expect(await screen.findByRole('heading', { name: voted.recorded.title.budget })).toBeDefined()
    const { calls } = await api(plannedCallRoutes.list, { params: { placeId } })
    const ofYear = calls.filter(({ dueOn, account }) => dueOn >= (next?.startsOn ?? '') && account === '4501')
    expect(ofYear.map(({ dueOn, amount }) => [dueOn, amount])).toEqual([
      [next?.startsOn, 600_000],
      [next?.endsOn, 600_000],
    ])
  })
})

describe('voted works', () => {
  it('are called on their days, once these add up to the voted amount', async () => {
    const { api, placeId, current, user, type, row, day, press } = await open('works')
    await type(await screen.findByLabelText(voted.label), 'Porte du hall')
    await type(screen.getByLabelText(voted.reference), 'TRX-HALL')
    await day(voted.votedOn, '2029-11-20')
    await type(screen.getByLabelText(voted.votedAmount), '300')
    const first = await row(1)
    await user.type(first.getByLabelText(voted.dueOn), toTypedDate(current?.endsOn ?? ''))
    await type(first.getByLabelText(voted.amount.works), '100')
    await press(voted.review)
    expect(await screen.findByText(voted.faults.apart)).toBeDefined()
    await press(voted.addRow.works)
    const second = await row(2)
    await user.type(second.getByLabelText(voted.dueOn), toTypedDate(current?.endsOn ?? ''))
    await type(second.getByLabelText(voted.amount.works), '200')
    expect(await screen.findByText(voted.balance.complete)).toBeDefined()
    await press(voted.review)
    const table = within(await screen.findByRole('table', { name: voted.reviewing.caption }))
    expect(await table.findByRole('cell', { name: /^200,00\s€$/ })).toBeDefined()
    await press(voted.record.works)

    expect(await screen.findByRole('heading', { name: voted.recorded.title.works })).toBeDefined()
    const { works: known } = await api(referenceRoutes.references, { params: { placeId } })
    expect(known.filter(({ reference }) => reference === 'TRX-HALL')).toMatchObject([{ label: 'Porte du hall' }])
  })

  it('concern the whole place, or one of its buildings', async () => {
    const { api, session, current, user, type, row, day, press } = await open('works')
    const placeId = tilleuls
    await selectPlace({ session }, placeId)
    const { buildings } = await api(referenceRoutes.references, { params: { placeId } })
    const field = await screen.findByLabelText(voted.building)
    expect(within(field).getByRole('option', { name: voted.wholePlace })).toHaveProperty('selected', true)
    expect(within(field).getAllByRole('option')).toHaveLength(buildings.length + 1)
    await user.selectOptions(field, buildings[1] ?? '')
    await type(screen.getByLabelText(voted.label), 'Toiture')
    await type(screen.getByLabelText(voted.reference), 'TRX-TOIT')
    await day(voted.votedOn, '2029-11-20')
    await type(screen.getByLabelText(voted.votedAmount), '300')
    const first = await row(1)
    await user.type(first.getByLabelText(voted.dueOn), toTypedDate(current?.endsOn ?? ''))
    await type(first.getByLabelText(voted.amount.works), '300')
    await press(voted.review)
    await press(voted.record.works)

    expect(await screen.findByRole('heading', { name: voted.recorded.title.works })).toBeDefined()
    const { db } = portal.server().platform
    expect(await db.select().from(works).where(eq(works.reference, 'TRX-TOIT'))).toMatchObject([
      { placeId, building: buildings[1] },
    ])
  })

  it('are called without the expected grants and loan', async () => {
    const { current, user, type, row, day, press } = await open('works')
    await type(await screen.findByLabelText(voted.label), 'Façade')
    await type(screen.getByLabelText(voted.reference), 'TRX-AIDE')
    await day(voted.votedOn, '2029-11-20')
    await type(screen.getByLabelText(voted.votedAmount), '1 000')
    await type(screen.getByLabelText(voted.optional.replace('{{label}}', voted.grants)), '300')
    await type(screen.getByLabelText(voted.optional.replace('{{label}}', voted.loans)), '200')
    const first = await row(1)
    await user.type(first.getByLabelText(voted.dueOn), toTypedDate(current?.endsOn ?? ''))
    await type(first.getByLabelText(voted.amount.works), '500')
    expect(await screen.findByText(voted.balance.complete)).toBeDefined()
    await press(voted.review)
    await press(voted.record.works)

    expect(await screen.findByRole('heading', { name: voted.recorded.title.works })).toBeDefined()
    const { db } = portal.server().platform
    expect(await db.select().from(works).where(eq(works.reference, 'TRX-AIDE'))).toMatchObject([
      { votedAmount: 100_000, grants: 30_000, loans: 20_000 },
    ])
  })
})

testScreenStates(portal, 'a new budget', {
  path: paths.budget,
  route: referenceRoutes.references,
  shown: voted.heading.budget,
  queryKey: 'accounts',
  person: 'comptable',
})
