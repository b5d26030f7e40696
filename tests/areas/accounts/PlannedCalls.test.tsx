import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { plannedCallRoutes } from '#contract/accounts/plannedCalls.ts'
import { french } from '#locales/catalogues.ts'
import { selectSelectedPlaceId } from '#machines/session/session/session.selectors.ts'
import { asRead } from '#tests/support/asRead.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { testScreenStates } from '#tests/support/screenStates.ts'

const portal = usePortalServer()
const { common, definition, entry, shared, voted } = french
const path = '/comptes/immeuble/appels'
const isLead = (text: string) => asRead(text) === asRead(voted.planned.lead)
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

describe('the planned calls', () => {
  it('are listed with their sums, and each opens to the computation of a lot', async () => {
    const { user, api, session } = await openScreen(path, 'comptable')
    const placeId = selectSelectedPlaceId(session().getSnapshot()) ?? ''
    const table = within(await screen.findByRole('table', { name: voted.planned.caption }))
    const { calls } = await api(plannedCallRoutes.list, { params: { placeId } })
    const [first] = calls
    expect(calls.map(({ dueOn }) => dueOn)).toEqual(calls.map(({ dueOn }) => dueOn).toSorted())
    expect(first?.keys.reduce((sum, { amount }) => sum + amount, 0)).toBe(first?.amount)
    expect(table.getAllByRole('rowheader')).toHaveLength(calls.length)
    const [, ...rows] = table.getAllByRole('row')
    // A call with a single key shows its amount once, because that key bears all of it.
    const amounts = rows.map((row) => row.textContent?.match(/€/g)?.length)
    const note = asRead(definition.ask.replace('{{word}}', entry.keyId))
    expect(screen.getByText((text) => asRead(text) === note)).toBeDefined()
    expect(amounts).toEqual(calls.map(({ keys }) => (keys.length === 1 ? 1 : keys.length + 1)))

    await user.click(table.getAllByRole('button', { name: first?.label ?? '' })[0] ?? document.body)
    const dialog = within(await screen.findByRole('dialog', { name: first?.label ?? '' }))
    const lot = await dialog.findByLabelText(voted.reviewing.example)
    const params = { placeId, callId: first?.id ?? '' }
    const { shares } = await api(plannedCallRoutes.read, { params })
    const last = shares.at(-1)
    await user.selectOptions(lot, last?.lotId ?? '')
    const own = shares.filter(({ lotId }) => lotId === last?.lotId)
    const sentences = dialog.getAllByRole('listitem').map(({ textContent }) => asRead(textContent ?? ''))
    expect(sentences).toHaveLength(own.length)
    expect(shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(first?.amount)
  })

  it('are withheld from the president', async () => {
    await openScreen(path, 'president')
    expect(await screen.findByText(shared.withheld.title)).toBeDefined()
    expect(screen.queryByText(isLead)).toBeNull()
  })

  it('keep their introduction when they do not arrive', async () => {
    portal.network.use(http.get(portalOrigin + plannedCallRoutes.list.path, () => HttpResponse.error()))
    await openScreen(path, 'comptable')

    expect(await screen.findByText(common.failedTitle)).toBeDefined()
    expect(screen.getByText(isLead)).toBeDefined()
  })
})

testScreenStates(portal, 'the page of planned calls', {
  path,
  route: plannedCallRoutes.list,
  shown: voted.planned.lead,
  queryKey: 'accounts',
  person: 'comptable',
})
