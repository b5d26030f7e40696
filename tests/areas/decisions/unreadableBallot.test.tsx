import { screen, waitFor, within } from '@testing-library/react'
import sharp from 'sharp'
import { beforeEach, expect, it } from 'vitest'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { demoPassword } from '#server/demo/demoPeople.ts'
import { asRead } from '#tests/support/asRead.ts'
import { decisionAt, peopleElsewhere, putToTheVoteBy } from '#tests/support/decisionCalls.ts'
import { demoName, demoPerson } from '#tests/support/demoNames.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { voteButton } from '#tests/support/voteButton.ts'

const { server } = usePortalServer()
const { decisions, errors, shared, votes, widgets } = french
const texts = votes.proxy
const elsewhere = peopleElsewhere(server)
const principal = demoName('conseil')

beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

it('a photo that shows no page is refused at the ballot, and everything else is kept', async () => {
  const decisionId = await putToTheVoteBy(await elsewhere('gestionnaire'))
  const { user, api } = await openScreen(pathOf('proxyVote', { decisionId }))
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  await user.type(
    await screen.findByRole('searchbox', { name: texts.principal.search }),
    demoPerson('conseil').lastName,
  )
  await user.click(await screen.findByRole('radio', { name: principal }))
  await press(texts.principal.next)

  const size = { width: 200, height: 100, channels: 3, background: 'white' } as const
  const photo = await sharp({ create: size }).jpeg().toBuffer()
  const file = new File([new Uint8Array(photo)], 'Bulletin.jpg', { type: 'image/jpeg' })
  await user.upload(await screen.findByLabelText(texts.ballot.file, { selector: 'input' }), file)
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: widgets.upload.send }))
  const next = await screen.findByRole('button', { name: texts.ballot.next })
  await waitFor(() => expect(next.getAttribute('aria-busy')).toBeNull())
  await user.click(await screen.findByRole('radio', { name: decisions.choices.for }))
  await user.click(screen.getByRole('checkbox', { name: texts.ballot.signed.replace('{{name}}', principal) }))
  await press(texts.ballot.next)
  await user.click(await screen.findByLabelText(shared.password.password))
  await user.paste(demoPassword)
  await press(voteButton('for', principal))

  await screen.findByText(asRead(errors.field.unreadablePage))
  expect(screen.getByRole('radio', { name: decisions.choices.for })).toHaveProperty('checked', true)
  expect((await decisionAt(api, decisionId)).turnout.votersExpressed).toBe(0)
})
