import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { z } from 'zod'
import type { FiscalYear } from '#contract/places.ts'
import { french } from '#locales/catalogues.ts'
import { placeSelectionMachine } from '#machines/places/placeSelection/placeSelection.machine.ts'
import type { FirstPlace } from '#machines/places/placeSelection/placeSelection.setup.ts'
import type { Api } from '#src/api/api.ts'
import { ApiError } from '#src/api/api.ts'
import { FiscalYearSelect } from '#src/areas/accounts/FiscalYearSelect.tsx'
import { OfFiscalYear } from '#src/areas/accounts/OfFiscalYear.tsx'
import { renderUi } from '#tests/support/renderUi.tsx'
import { isAge } from '#tests/support/screenStates.ts'

const placeId = '5f0e0b1a-7f5b-4c7e-9d2c-0f6a1c1d2e3f'
const { common, fiscalYear } = french
const user = userEvent.setup()
const yearOf = (year: number, more: Partial<FiscalYear> = {}): FiscalYear => ({
  id: `00000000-0000-4000-8000-00000000${year}`,
  placeId,
  startsOn: `${year}-01-01`,
  endsOn: `${year}-12-31`,
  isCurrent: false,
  closedAt: null,
  approvedOn: null,
  ...more,
})
const ofThreeYears = [
  yearOf(2030, { isCurrent: true }),
  yearOf(2029, { closedAt: '2030-02-01T09:00:00.000Z' }),
  yearOf(2028, { closedAt: '2029-02-01T09:00:00.000Z', approvedOn: '2029-06-10' }),
]

/** Renders the chooser above the content of the chosen year. */
function open(years: () => readonly FiscalYear[]) {
  const api: Api = async (route) => {
    const entities = { fiscalYears: Object.fromEntries(years().map((year) => [year.id, year])) }
    const answer = {
      data: { result: years().map(({ id }) => id), entities },
      meta: { total: 1, perPage: 100, page: 1 },
    }
    return z.parse<(typeof route)['answer']>(route.answer, answer)
  }
  const selection = createActor(
    placeSelectionMachine.provide({
      actors: {
        findFirstPlace: fromPromise<FirstPlace>(async () => ({ placeId, isStored: true })),
        findCurrentFiscalYear: fromPromise<string | null, { placeId: string }>(async () => null),
        watchSession: fromCallback(() => {}),
      },
      actions: { selectInSession: () => {}, followSelection: () => {} },
    }),
  ).start()
  const props = { api, person: 'ada', placeId, selection }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  renderUi(
    <QueryClientProvider client={client}>
      <FiscalYearSelect {...props} />
      <OfFiscalYear {...props} emptyText="Rien encore." skeleton={null}>
        {({ startsOn }) => <p>{`depuis ${startsOn}`}</p>}
      </OfFiscalYear>
    </QueryClientProvider>,
  )
  return client
}

it('shows the current year first, says how final each year is, and changes every part of the page', async () => {
  open(() => ofThreeYears)

  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: fiscalYear.label })
  expect(choice.selectedOptions[0]?.textContent).toBe('2030 (en cours)')
  expect(await screen.findByText('depuis 2030-01-01')).toBeDefined()
  expect(screen.getByText(/comptes provisoires/)).toBeDefined()

  await user.selectOptions(choice, '2029')
  expect(await screen.findByText('depuis 2029-01-01')).toBeDefined()
  expect(screen.getByText(/à approuver en assemblée/)).toBeDefined()
  await user.selectOptions(choice, '2028')
  expect(await screen.findByText(/approuvés en assemblée/)).toBeDefined()
})

it('names the person who opens the first year in a place without any', async () => {
  open(() => [])

  expect(await screen.findByRole('heading', { name: fiscalYear.none.title })).toBeDefined()
  expect(screen.getByText('Rien encore.')).toBeDefined()
  expect(screen.queryByRole('combobox')).toBeNull()
})

it('claims no age for the parts below when the years do not load again', async () => {
  let isAway = false
  const client = open(() => {
    if (isAway) throw new ApiError(0, 'no answer', null)
    return ofThreeYears
  })
  await screen.findByText('depuis 2030-01-01')
  isAway = true
  await client.refetchQueries()

  expect(client.getQueryCache().getAll()[0]?.state.status).toBe('error')
  expect(screen.queryByText(isAge)).toBeNull()
  expect(screen.getByText('depuis 2030-01-01')).toBeDefined()
})

it('offers a retry when the years do not load', async () => {
  let isAway = true
  open(() => {
    if (isAway) throw new ApiError(0, 'no answer', null)
    return ofThreeYears
  })

  const retry = await screen.findByRole('button', { name: common.retry })
  isAway = false
  await user.click(retry)

  expect(await screen.findByText('depuis 2030-01-01')).toBeDefined()
})
