import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { collectionRoutes } from '#contract/payments/collections.ts'
import { french } from '#locales/catalogues.ts'
import { asRead } from '#tests/support/asRead.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { testScreenStates } from '#tests/support/screenStates.ts'

const portal = usePortalServer()
const { collections } = french
const path = '/gestion/prelevements'

const day = { collect_on: '2030-02-01', count: 2, amount: 60_105, automatic: 1 }
const outlook = {
  scheme: 'sepa',
  formats: ['pain.008.001.02', 'pain.008.001.08'],
  ready: [day],
  later: [],
  held: { count: 1, amount: 1_000 },
  left_out: [],
}
const file = (state: string) => ({
  id: '7b0cfa54-7f0b-4a64-9b1c-0f4f3c1f1d11',
  format: 'pain.008.001.02',
  state,
  message_id: 'M1',
  count: 2,
  amount: 60_105,
  made_at: '2030-01-15T09:00:00.000Z',
  made_by: 'Agnès Caron',
  handed_out_at: null,
  handed_out_by: null,
  days: [day],
  collected: 0,
  refused: 0,
})
const listed = (rows: ReturnType<typeof file>[]) => ({
  data: {
    result: rows.map(({ id }) => id),
    entities: { collection_files: Object.fromEntries(rows.map((row) => [row.id, row])) },
  },
  meta: { total: rows.length, per_page: 15, page: 1 },
})

/** Opens the page with two payments to collect, and the files that the server has. */
async function open(...files: ReturnType<typeof file>[]) {
  portal.network.use(
    http.get(`${portalOrigin}${collectionRoutes.outlook.path}`, () => HttpResponse.json(outlook)),
    http.get(`${portalOrigin}${collectionRoutes.files.path}`, () => HttpResponse.json(listed(files))),
  )
  const { user } = await openScreen(path, 'comptable')
  await screen.findByText(collections.outlook.title)
  const press = async (name: string) => user.click(await screen.findByRole('button', { name: asRead(name) }))
  return { user, press }
}
/** The server refuses, because a colleague was faster. */
const refuse = (method: 'post' | 'delete', route: { path: string }) =>
  portal.network.use(
    http[method](`${portalOrigin}${route.path}`, () =>
      HttpResponse.json(
        { errors: [{ code: 'action_not_possible', message: 'handed out' }], request_id: 'r' },
        { status: 409 },
      ),
    ),
  )

it('shows the sums of the file before it is made, and reports that a colleague was faster', async () => {
  const { press } = await open()
  expect(screen.getByText(/^Un prélèvement suspendu par son copropriétaire, de 10,00\s€\.$/)).toBeDefined()
  await press(collections.make.prepare)
  const review = within(await screen.findByRole('dialog'))
  expect(review.getByText(/^2 prélèvements, 601,05\s€ en tout\.$/)).toBeDefined()
  expect(review.getByRole('row', { name: /^1er\sfévr.*2\sprélèvements.*601,05/ })).toBeDefined()
  refuse('post', collectionRoutes.make)
  await press(collections.make.confirm)
  expect(await screen.findByText(asRead(collections.make.refused))).toBeDefined()
})

it('reports that a file cancelled by a colleague can no longer be handed out', async () => {
  const { press } = await open(file('made'))
  refuse('post', collectionRoutes.handOut)
  await press(collections.files.handOut.act)
  await press(collections.files.handOut.confirm)
  expect(await screen.findByText(asRead(collections.files.handOut.failed))).toBeDefined()
})

it('offers the download of a file that was handed out, and no longer its cancellation', async () => {
  await open(file('handedOut'))
  const link = await screen.findByRole('link', { name: collections.files.download })
  expect(link.getAttribute('href')).toContain('/collection_files/7b0cfa54-7f0b-4a64-9b1c-0f4f3c1f1d11/file')
  expect(screen.queryByRole('button', { name: collections.files.cancel.act })).toBeNull()
})

testScreenStates(portal, 'the page of debits', {
  path,
  route: collectionRoutes.outlook,
  shown: collections.outlook.title,
  queryKey: 'payments',
  person: 'comptable',
})
