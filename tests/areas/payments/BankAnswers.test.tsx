import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeAll, expect, it } from 'vitest'
import { screenPaths } from '#contract/addresses.ts'
import { pathOf } from '#contract/paths.ts'
import { answerLineRoutes } from '#contract/payments/answerLines.ts'
import { bankAnswerRoutes } from '#contract/payments/bankAnswers.ts'
import { french } from '#locales/catalogues.ts'
import { bankAnswers } from '#server/areas/payments/answers/answers.tables.ts'
import { demoId } from '#server/demo/chance.ts'
import { asRead } from '#tests/support/asRead.ts'
import { demoName } from '#tests/support/demoNames.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { testScreenStates } from '#tests/support/screenStates.ts'

const portal = usePortalServer()
const { check, line: lineWords, outcomes, one } = french.bankAnswers

const line = (own: Readonly<Record<string, unknown>>) => ({
  id: 'l1',
  outcome: 'applied',
  why: null,
  kind: 'collected',
  reference: 'P481',
  owner_names: [demoName('coproprietaire')],
  amount: 41_230,
  direction: 'in',
  day: '2030-01-16',
  reason: null,
  is_suspended: false,
  life: null,
  ...own,
})
const answerId = '7b0cfa54-7f0b-4a64-9b1c-0f4f3c1f1d12'
const answer = {
  id: answerId,
  name: 'retour.xml',
  state: 'read',
  uploaded_at: '2030-01-15T09:00:00.000Z',
  uploaded_by: 'Agnès Caron',
  applied_at: null,
  counts: { applied: 2, noted: 1, known: 0, person: 1, unmatched: 0 },
  collected: 41_230,
  refused: 18_875,
  transferred: 0,
  lines: [
    line({ id: 'l0', outcome: 'person', why: 'amountDiffers', reference: 'P483' }),
    line({}),
    line({ id: 'l2', kind: 'rejected', reference: 'P482', amount: 18_875, direction: null, reason: 'MD07' }),
    line({ id: 'l3', kind: 'accepted', outcome: 'noted', reference: 'P484' }),
  ],
}
const path = pathOf('bankAnswer', { answerId })
const answerWith = (body: typeof answer) =>
  portal.network.use(http.get(`${portalOrigin}${bankAnswerRoutes.read.path}`, () => HttpResponse.json(body)))

it('shows sums and, line by line, the bank’s message and its effect', async () => {
  answerWith(answer)
  await openScreen(path, 'comptable')
  const table = within(await screen.findByRole('table', { name: asRead(lineWords.caption) }))
  expect(table.getByRole('row', { name: /^P483 .*Le montant n’est pas celui du prélèvement\./ })).toBeDefined()
  expect(table.getByRole('row', { name: /^P482 .*Titulaire décédé \(MD07\).*188,75/ })).toBeDefined()
  expect(table.getByText(outcomes.noted)).toBeDefined()
  expect(screen.getByText(asRead(one.told))).toBeDefined()
})

it('assigns a line to a payment, chosen among possible ones', async () => {
  const lineId = '7b0cfa54-7f0b-4a64-9b1c-0f4f3c1f1d13'
  const paymentId = '7b0cfa54-7f0b-4a64-9b1c-0f4f3c1f1d14'
  const waiting = {
    ...line({
      id: lineId,
      outcome: 'unmatched',
      why: 'unknown',
      reference: 'PERDU',
      owner_names: [],
      life: 'suspended',
    }),
    answer_id: answerId,
    file_name: 'retour.xml',
    is_money: true,
    has_suspense: true,
  }
  let rows = [waiting]
  const assigned: unknown[] = []
  portal.network.use(
    http.get(`${portalOrigin}${answerLineRoutes.list.path}`, () =>
      HttpResponse.json({
        data: {
          result: rows.map(({ id }) => id),
          entities: { bank_answer_lines: Object.fromEntries(rows.map((row) => [row.id, row])) },
        },
        meta: { total: rows.length, per_page: 15, page: 1 },
      }),
    ),
    http.get(`${portalOrigin}${answerLineRoutes.choices.path}`, () =>
      HttpResponse.json({
        payments: [
          {
            id: paymentId,
            reference: 'P481',
            owner_name: demoName('coproprietaire'),
            amount: 41_230,
            collect_on: '2030-01-16',
          },
        ],
        whole: null,
      }),
    ),
    http.post(`${portalOrigin}${answerLineRoutes.assign.path}`, async ({ request }) => {
      assigned.push(await request.json())
      rows = []
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const { user } = await openScreen(screenPaths.collections, 'comptable')
  await user.click(await screen.findByRole('button', { name: check.decideOf.replace('{{what}}', 'PERDU') }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByRole('button', { name: asRead(check.suspend) })).toBeNull()
  const choice = check.assignOf.replace('{{name}}', demoName('coproprietaire')).replace('{{reference}}', 'P481')
  await user.click(await dialog.findByRole('button', { name: choice }))
  expect(await screen.findByText(asRead(check.done.assign))).toBeDefined()
  expect(assigned).toEqual([{ assignment: { payment_id: paymentId } }])
})

beforeAll(async () => {
  await portal
    .server()
    .platform.db.insert(bankAnswers)
    .values({
      id: answerId,
      placeId: demoId('place vauban'),
      name: 'retour.csv',
      hash: answerId,
      state: 'read',
      answers: [],
      uploadedAt: new Date('2030-01-10T08:00:00Z'),
    })
})

testScreenStates(portal, 'the page of an answer of the bank', {
  path,
  route: bankAnswerRoutes.read,
  shown: one.would,
  queryKey: 'payments',
  person: 'comptable',
})
