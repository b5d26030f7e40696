import { screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { administrationRoutes } from '#contract/administration.ts'
import { catalogues } from '#locales/catalogues.ts'
import { demoId } from '#server/demo/chance.ts'
import { asRead } from '#tests/support/asRead.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'

const { server, network, failNetwork } = usePortalServer()
const { administration, common } = catalogues['fr-FR']
const { jobs } = administration
const path = '/administration/travaux'
const kind = 'the link of an activation'
const name = jobs.kind[kind]

beforeEach(async () => {
  await server().platform.db.execute(sql`delete from jobs.job`)
})

async function failOnce() {
  const { db, jobs: queue } = server().platform
  const userId = demoId('person sans-mot-de-passe')
  const data = { userId, invitationId: null, offer: 'ESE', locale: 'fr-FR', requestId: 'a-request' }
  await queue.add(db, { queue: 'mails', kind, data })
  await db.execute(sql`
    update jobs.job set state = 'failed', completed_on = now(), output = '{"reason": "550 unknown here"}'`)
  return userId
}

it('tells anybody but administrators that they have no access', async () => {
  await openScreen(path, 'coproprietaire')
  expect(await screen.findByText(asRead(administration.forbiddenTitle))).toBeDefined()
  expect(screen.queryByRole('radio')).toBeNull()
})

it('shows why a job failed and which rows it names, and tries it again', async () => {
  const userId = await failOnce()
  const { user } = await openScreen(path, 'admin')
  const list = await screen.findByRole('list', { name: jobs.state.failed })
  const row = within(list).getByRole('listitem')
  for (const text of [name, '550 unknown here', userId]) expect(row.textContent).toContain(text)
  // The counts come with a separate request.
  const table = await screen.findByRole('table', { name: jobs.byKind })
  const counted = within(within(table).getByRole('row', { name: new RegExp(name) })).getAllByRole('cell')
  expect(counted.map((cell) => cell.textContent)).toEqual(['1', '0', '0'])

  await user.click(within(row).getByRole('button', { name: /^Réessayer/ }))
  expect(await screen.findByRole('heading', { name: jobs.none.failed })).toBeDefined()
  expect(document.activeElement).not.toBe(document.body)
  await server().drain()
  expect(server().outbox.mails()[0]?.text).toContain('/mot-de-passe/activation')
})

it('shows jobs that failed alike once, and tries all of them again', async () => {
  await failOnce()
  await failOnce()
  const { user } = await openScreen(path, 'admin')
  const list = await screen.findByRole('list', { name: jobs.state.failed })
  const row = within(list).getByRole('listitem')
  expect(row.textContent).toContain('2 fois')
  await user.click(within(row).getByRole('button', { name: /^Réessayer/ }))
  expect(await screen.findByText(jobs.retriedAll.replace('{{count}}', '2'))).toBeDefined()
  expect(await screen.findByRole('heading', { name: jobs.none.failed })).toBeDefined()
})

it('says how many of several jobs were tried again, and how many were refused', async () => {
  await failOnce()
  await failOnce()
  let isFirst = true
  network.use(
    http.post(portalOrigin + administrationRoutes.retryJob.path, () => {
      if (!isFirst) return undefined
      isFirst = false
      return HttpResponse.json({ errors: [{ code: 'not_found', message: '' }], request_id: 'r' }, { status: 404 })
    }),
  )
  const { user } = await openScreen(path, 'admin')
  const list = await screen.findByRole('list', { name: jobs.state.failed })
  await user.click(within(list).getByRole('button', { name: /^Réessayer/ }))
  const said = jobs.retriedSome.replace('{{retried}}', '1').replace('{{refused}}', '1')
  expect(await screen.findByText(asRead(said))).toBeDefined()
  await waitFor(() => expect(list.textContent).not.toContain('2 fois'))
})

it('keeps the job and says so when it cannot be tried again', async () => {
  await failOnce()
  const { user, loaded } = await openScreen(path, 'admin')
  await loaded()
  const button = await screen.findByRole('button', { name: /^Réessayer/ })
  failNetwork()
  await user.click(button)
  expect(await screen.findByText(jobs.notRetried)).toBeDefined()
  failNetwork(false)
  await user.click(button)
  expect(await screen.findByRole('heading', { name: jobs.none.failed })).toBeDefined()
})

it('shows another state by its address, and an error instead of a list that does not load', async () => {
  const { user } = await openScreen(`${path}?etat=en-attente`, 'admin')
  await screen.findByRole('heading', { name: jobs.none.waiting })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(jobs.state.waiting) }).checked).toBe(true)
  failNetwork()
  await user.click(screen.getByRole('radio', { name: new RegExp(jobs.state.running) }))
  await waitFor(() => expect(globalThis.location.search).toBe('?etat=en-cours'))
  expect(await screen.findByText(asRead(common.failedTitle))).toBeDefined()
})

it('fails in one block, and says in a line that the counts are missing too', async () => {
  await failOnce()
  const { loaded } = await openScreen('/immeuble', 'admin')
  await loaded()
  for (const route of [administrationRoutes.jobs, administrationRoutes.countJobs]) {
    network.use(http.get(portalOrigin + route.path, () => HttpResponse.error()))
  }
  await goTo(path)
  expect(await screen.findByText(asRead(jobs.countsFailed))).toBeDefined()
  expect(await screen.findByRole('heading', { name: common.failedTitle })).toBeDefined()
})
