import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { statementRoutes } from '#contract/accounts/statement.ts'
import { french } from '#locales/catalogues.ts'
import { selectSelectedPlaceId } from '#machines/session/session/session.selectors.ts'
import { asRead } from '#tests/support/asRead.ts'
import { euros } from '#tests/support/euros.ts'
import { openImpersonating } from '#tests/support/openImpersonating.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { testScreenStates } from '#tests/support/screenStates.ts'

const portal = usePortalServer()
const { personal, accountNames, messages, conversation } = french
const address = '/comptes/personnel'

const tableOfLines = () => screen.findByRole('table', { name: new RegExp(personal.statement.caption.slice(0, 20)) })

async function open(name = 'coproprietaire', path = address) {
  const app = await openScreen(path, name)
  const params = { placeId: selectSelectedPlaceId(app.session().getSnapshot()) ?? '' }
  const position = () => app.api(statementRoutes.position, { params })
  /** The buttons of calls for funds: their amounts are computed, and somebody posted those of the other lines. */
  const openers = async () => within(await tableOfLines()).findAllByRole('button', { name: /^Appel de provisions/ })
  const dialog = async () => within(await screen.findByRole('dialog', { name: personal.explain.title }))
  return { ...app, params, position, money: euros, openers, dialog }
}

it('states the debt in one sentence, and its parts by kind and by lot', async () => {
  const { position, money } = await open()
  const { balance, lots } = await position()
  expect(balance).toBeGreaterThan(0)
  const sentence = await screen.findByRole('heading', { level: 2, name: /^Vous devez/ })
  expect(asRead(sentence.textContent)).toContain(money(balance))

  const kinds = within(await screen.findByRole('table', { name: personal.kinds.title }))
  expect(kinds.getByRole('rowheader', { name: personal.kinds.names.a4501 })).toBeDefined()
  const byLot = within(screen.getByRole('table', { name: personal.lots.title }))
  for (const { lot, balance: owed } of lots) {
    const row = byLot.getByRole('row', { name: new RegExp(`Lot ${lot?.number},`) })
    expect(asRead(row.textContent)).toContain(money(owed))
  }
})

it('leaves out a single kind and every part of a balance of zero, and names the credit that the next call takes', async () => {
  const answerWith = (kinds: readonly object[], lots: readonly object[]) =>
    portal.network.use(
      http.get(portalOrigin + statementRoutes.position.path, async ({ request }) => {
        const answer = await portal.server().app.fetch(request)
        const next_call = { label: 'Appel', amount: 10_000, to_pay: 8_710, due_on: '2030-01-15' }
        return HttpResponse.json({ ...(await answer.json()), balance: 0, kinds, lots, next_call })
      }),
    )
  const kind = (account: string, balance: number) => ({ account, balance })
  answerWith([kind('4501', 0), kind('4502', 0)], [{ lot: null, balance: 0 }])
  const { money, position } = await open()
  expect((await position()).kinds).toHaveLength(2)
  await tableOfLines()
  const next = screen.getByText(/^Prochain appel/).textContent ?? ''
  expect(asRead(next)).toBe(
    `Prochain appel : ${money(8_710)}, à payer le 15 janvier 2030 au plus tard, une fois déduits ${money(1_290)} de votre crédit.`,
  )
  expect(screen.queryByRole('table', { name: personal.kinds.title })).toBeNull()
  expect(screen.queryByRole('table', { name: personal.lots.title })).toBeNull()
  cleanup()
  answerWith([kind('4501', 100)], [{ lot: null, balance: 100 }])
  await open()
  await screen.findByRole('table', { name: personal.lots.title })
  expect(screen.queryByRole('table', { name: personal.kinds.title })).toBeNull()
})

it('lists the lines of the year with the running balance, and the next calls', async () => {
  const { api, money, params } = await open()
  const { data, year } = await api(statementRoutes.lines, { params, query: { perPage: 100 } })
  const ofTable = within(await tableOfLines())
  await ofTable.findAllByRole('rowheader')
  const rows = ofTable.getAllByRole('row').slice(1)
  expect(rows).toHaveLength(data.result.length)
  const last = data.entities.accountLines[data.result.at(-1) ?? '']
  expect(asRead(rows.at(-1)?.textContent ?? '')).toContain(money(last?.balance ?? 0))
  expect(await screen.findByText(new RegExp(`solde ${money(year?.closing ?? 0)}`.replace(/ /g, '\\s')))).toBeDefined()
  expect(screen.getByRole('figure', { name: personal.calls.chart })).toBeDefined()
})

it('names the person’s own payment, where the bank booked those of many in one entry', async () => {
  const { api, params } = await open()
  const { data } = await api(statementRoutes.lines, { params, query: { perPage: 100 } })
  const shared = Object.values(data.entities.accountLines).filter(({ isSharedPayment }) => isSharedPayment)
  expect(shared.length).toBeGreaterThan(0)
  const ofTable = within(await tableOfLines())
  expect(await ofTable.findAllByRole('button', { name: personal.statement.payment })).toHaveLength(shared.length)
  expect(ofTable.queryByText(shared[0]?.label ?? '')).toBeNull()
})

it('opens the explanation of an amount, which the address keeps', async () => {
  const { dialog, openers, user } = await open()
  const [first] = await openers()
  if (first) await user.click(first)
  const explained = await dialog()
  expect(await explained.findByText(/porte .* des .* parts/)).toBeDefined()
  expect(explained.getAllByRole('rowheader', { name: new RegExp(accountNames.a4501) }).length).toBeGreaterThan(0)
  expect(new URLSearchParams(location.search).get('ligne')).toMatch(/^[\da-f-]{36}\.\d+$/)

  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(new URLSearchParams(location.search).get('ligne')).toBeNull()
})

it('asks the manager about an amount', async () => {
  const { dialog, openers, user } = await open()
  const [first] = await openers()
  if (first) await user.click(first)
  await user.click(await (await dialog()).findByRole('link', { name: personal.explain.ask }))

  expect(await screen.findByRole('checkbox', { name: messages.start.manager })).toHaveProperty('checked', true)
  const name = await screen.findByRole('textbox', { name: new RegExp(messages.start.name) })
  expect(name).toHaveProperty('value', expect.stringMatching(/^Question sur/))
  expect(screen.getByText(new RegExp(`${conversation.subject.entry} ·`, 'i'))).toBeDefined()
})

it('offers an impersonating administrator only the mail to the agency', async () => {
  await openImpersonating('coproprietaire', address)
  const [first] = await within(await tableOfLines()).findAllByRole('button', { name: /^Appel de provisions/ })
  if (first) await userEvent.click(first)

  const ask = await screen.findByRole('link', { name: personal.explain.ask })
  expect(ask.getAttribute('href')).toMatch(/^mailto:.+\?subject=Question/)
})

it('opens the calls of a day, each with its computation', async () => {
  const { api, dialog, money, params, user } = await open()
  const { calls } = await api(statementRoutes.position, { params })
  const [next] = calls
  await user.click((await screen.findAllByRole('button', { name: next?.label ?? '' }))[0] ?? document.body)

  const explained = await dialog()
  const called = await api(statementRoutes.calledOn, { params: { ...params, dueOn: next?.dueOn ?? '' } })
  expect(await explained.findByText(personal.calls.announced)).toBeDefined()
  for (const { amount, label } of called.calls) {
    const heading = explained.getByRole('heading', { name: (name) => name.startsWith(label) })
    expect(asRead(heading.textContent ?? '')).toContain(money(amount))
  }
  expect(explained.getAllByText(/porte .* des .* parts/).length).toBeGreaterThan(0)
  expect(new URLSearchParams(location.search).get('ligne')).toBe(`appel.${next?.dueOn}`)
})

it.each([
  ['line', '00000000-0000-4000-8000-000000000000.1'],
  ['call', 'appel.2001-01-01'],
])('leads from a link to the %s that it names, and says when there is none', async (_, name) => {
  const { dialog } = await open('coproprietaire', `${address}?ligne=${name}`)
  expect(await (await dialog()).findByText(personal.explain.gone)).toBeDefined()
})

it('is up to date for a person who has paid everything', async () => {
  await open('president')
  expect(await screen.findByRole('heading', { level: 2, name: personal.standing.even })).toBeDefined()
})

it('is not shown to a tenant', async () => {
  await openScreen(address, 'locataire')
  expect(await screen.findByText(french.shared.withheld.title)).toBeDefined()
})

testScreenStates(portal, 'the personal account', {
  path: address,
  route: statementRoutes.position,
  shown: personal.standing.even,
  queryKey: 'accounts',
})
