import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { drafts } from '#server/services/drafts/drafts.tables.ts'
import { signOut } from '#tests/support/frame.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { signedInAs } from '#tests/support/server/placeWorld.ts'
import { openReport } from '#tests/support/server/reportCalls.ts'

const { server } = usePortalServer()
const { drafts: said, reports } = french
const field = () => screen.findByRole('textbox', { name: reports.comment.label })
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

it('a comment is restored after a log-out, and its draft is gone once it is sent', async () => {
  const { id } = await openReport(await signedInAs(server(), 'gardien'))
  const path = pathOf('report', { reportId: id })
  const first = await openScreen(path, 'president')
  await first.user.type(await field(), 'Je l’ai vu aussi')
  await screen.findByText(said.kept)
  await signOut(first.user)
  await waitFor(() => expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('draft:'))
  first.leave()

  const { user } = await openScreen(path, 'president')
  await screen.findByText(said.restored)
  expect(await field()).toHaveProperty('value', 'Je l’ai vu aussi')
  await user.click(await screen.findByRole('button', { name: reports.comment.send }))

  await screen.findByText(reports.comment.sent)
  await waitFor(async () => expect(await field()).toHaveProperty('value', ''))
  await waitFor(async () => expect(document.activeElement).toBe(await field()))
  await waitFor(() => expect(screen.queryByText(said.restored)).toBeNull())
  await waitFor(async () => expect(await server().platform.db.$count(drafts)).toBe(0))
})

it('a person continues a restored comment in its field', async () => {
  const { id } = await openReport(await signedInAs(server(), 'gardien'))
  const path = pathOf('report', { reportId: id })
  const first = await openScreen(path, 'president')
  await first.user.type(await field(), 'Toujours')
  await screen.findByText(said.kept)
  first.leave()

  const { user } = await openScreen(path, 'president')
  await screen.findByText(said.restored)
  await user.click(screen.getByRole('button', { name: said.resume }))
  expect(screen.queryByText(said.restored)).toBeNull()
  expect(document.activeElement).toBe(await field())
  expect(await field()).toHaveProperty('value', 'Toujours')
})

it('clearing a restored comment puts the focus in the empty field', async () => {
  const { id } = await openReport(await signedInAs(server(), 'gardien'))
  const path = pathOf('report', { reportId: id })
  const first = await openScreen(path, 'president')
  await first.user.type(await field(), 'Plus rien')
  await screen.findByText(said.kept)
  first.leave()

  const { user } = await openScreen(path, 'president')
  await user.click(await screen.findByRole('button', { name: said.discard }))
  await user.click(await screen.findByRole('button', { name: said.confirm }))
  await waitFor(async () => expect(await field()).toHaveProperty('value', ''))
  await waitFor(async () => expect(document.activeElement).toBe(await field()))
})
