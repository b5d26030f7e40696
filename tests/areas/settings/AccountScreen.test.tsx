import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it, onTestFinished, vi } from 'vitest'
import { waitFor as waitForActor } from 'xstate'
import { settingsRoutes } from '#contract/settings.ts'
import { catalogues } from '#locales/catalogues.ts'
import { signIn } from '#src/areas/session/signIn.ts'
import { asRead } from '#tests/support/asRead.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { createPortalClient } from '#tests/support/portalClient.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'

const portal = usePortalServer()
const { ownAccount, shell } = catalogues['fr-FR']
const open = () => openScreen('/mon-compte')
const dialog = async (name: string) => within(await screen.findByRole('alertdialog', { name }))

it('marks the current device, and ends any other session after a confirmation', async () => {
  const other = createPortalClient()
  await waitForActor(other.session, (snapshot) => !snapshot.hasTag('restoring'))
  await signIn(other.session, { username: 'coproprietaire@demo.example', password: 'Demo-Copro-2026!' })
  const { user } = await open()

  const list = within(await screen.findByRole('region', { name: ownAccount.sessions.title }))
  expect(await list.findByText(ownAccount.sessions.current)).toBeDefined()
  const before = list.getAllByRole('button').length
  const [first] = list.getAllByRole('button')
  if (first) await user.click(first)
  const question = await dialog(ownAccount.sessions.confirmTitle)
  await user.click(question.getByRole('button', { name: ownAccount.sessions.revoke }))

  expect(await screen.findByText(asRead(ownAccount.sessions.revoked))).toBeDefined()
  await waitFor(() => expect(list.queryAllByRole('button').length).toBe(before - 1))
  await waitFor(() => expect(document.activeElement).toBe(list.getByRole('list')))
  other.session.stop()
})

it('says that no other device is signed in when there is only this one', async () => {
  const only = {
    id: crypto.randomUUID(),
    user_agent: null,
    created_at: '2030-01-01T09:00:00.000Z',
    last_seen_at: '2030-01-02T09:00:00.000Z',
    is_current: true,
  }
  const alone = {
    data: { result: [only.id], entities: { sessions: { [only.id]: only } } },
    meta: { total: 1, per_page: 15, page: 1 },
  }
  portal.network.use(http.get(portalOrigin + settingsRoutes.sessions.path, () => HttpResponse.json(alone)))
  await open()

  const list = within(await screen.findByRole('region', { name: ownAccount.sessions.title }))
  expect(await list.findByText(ownAccount.sessions.alone)).toBeDefined()
})

it('exports the data as a file with the date in its name', async () => {
  const files: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:copy')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push(this.download)
  })
  const { user } = await open()

  await user.click(await screen.findByRole('button', { name: ownAccount.data.export }))
  await screen.findByText(asRead(ownAccount.data.exported))

  expect(files).toEqual([expect.stringMatching(/^mes-donnees-\d{4}-\d\d-\d\d\.json$/)])
})

it('requests the deletion of the account after a confirmation, shows its date, and withdraws it', async () => {
  const { user } = await open()

  await user.click(await screen.findByRole('button', { name: ownAccount.data.request }))
  const question = await dialog(ownAccount.data.confirmTitle)
  await user.click(question.getByRole('button', { name: ownAccount.data.request }))
  await screen.findByText(asRead(ownAccount.data.pendingText))
  await user.click(screen.getByRole('button', { name: ownAccount.data.withdraw }))

  expect(await screen.findByRole('button', { name: ownAccount.data.request })).toBeDefined()
})

it('says without a network of every part that it waits, also of the button that deletes the account', async () => {
  const { loaded } = await openScreen('/immeuble')
  await loaded()
  portal.failNetwork()
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => onLine.mockRestore())
  await goTo('/mon-compte')

  const data = within(await screen.findByRole('region', { name: ownAccount.data.title }))
  expect(await data.findByText(`${shell.awaited.title}.`)).toBeDefined()
  const sessions = within(screen.getByRole('region', { name: ownAccount.sessions.title }))
  expect(await sessions.findAllByText(shell.awaited.title)).toBeDefined()
  expect(screen.getAllByRole('heading', { name: shell.awaited.title })).toHaveLength(1)
})
