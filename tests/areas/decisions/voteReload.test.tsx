import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { samplePdf } from '#tests/stage/samplePdf.ts'
import { peopleElsewhere, putToTheVoteBy } from '#tests/support/decisionCalls.ts'
import { demoName, demoPerson } from '#tests/support/demoNames.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'

const { server } = usePortalServer()
const { decisions, votes, widgets } = french
const { vote, proxy } = votes
const elsewhere = peopleElsewhere(server)
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const principal = demoName('conseil')
const named = (text: string) => text.replace('{{name}}', principal)
type App = Awaited<ReturnType<typeof openScreen>>

beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

/** Leaves the page and comes back, which restores the tab and the address as a reload does. */
async function reload(app: App) {
  app.leave()
  return openScreen(globalThis.location.pathname + globalThis.location.search, 'president')
}

it('a reload of a vote keeps the tick of the read documents', async () => {
  const decisionId = await putToTheVoteBy(await elsewhere('gestionnaire'))
  const app = await openScreen(pathOf('vote', { decisionId }), 'president')
  await app.user.click(await screen.findByRole('checkbox', { name: vote.documents.readAlone }))

  const { user } = await reload(app)

  await waitFor(() => expect(screen.getByRole('checkbox')).toHaveProperty('checked', true))
  await user.click(screen.getByRole('button', { name: vote.documents.next }))
  await heading(vote.choice.title)
})

describe('a reload of a vote by power', () => {
  it('keeps the principal found by a search, then the ballot, its choice and its signature', async () => {
    const decisionId = await putToTheVoteBy(await elsewhere('gestionnaire'))
    const first = await openScreen(pathOf('proxyVote', { decisionId }), 'president')
    await first.user.type(
      await screen.findByRole('searchbox', { name: proxy.principal.search }),
      demoPerson('conseil').lastName,
    )
    await first.user.click(await screen.findByRole('radio', { name: principal }))

    const second = await reload(first)
    expect(await screen.findByRole('radio', { name: principal })).toHaveProperty('checked', true)
    await second.user.click(screen.getByRole('button', { name: proxy.principal.next }))
    await heading(named(proxy.ballot.title))
    const file = new File([await samplePdf(1)], 'Pouvoir signé.pdf', { type: 'application/pdf' })
    await second.user.upload(await screen.findByLabelText(proxy.ballot.file, { selector: 'input' }), file)
    const dialog = within(await screen.findByRole('dialog'))
    await second.user.click(dialog.getByRole('button', { name: widgets.upload.send }))
    const next = await screen.findByRole('button', { name: proxy.ballot.next })
    await waitFor(() => expect(next.getAttribute('aria-busy')).toBeNull())
    await second.user.click(screen.getByRole('radio', { name: decisions.choices.against }))
    await second.user.click(screen.getByRole('checkbox', { name: named(proxy.ballot.signed) }))

    const third = await reload(second)
    await heading(named(proxy.ballot.title))
    expect(screen.getByText(/Pouvoir signé/)).toBeDefined()
    expect(screen.getByRole('radio', { name: decisions.choices.against })).toHaveProperty('checked', true)
    expect(screen.getByRole('checkbox', { name: named(proxy.ballot.signed) })).toHaveProperty('checked', true)
    await third.user.click(screen.getByRole('button', { name: proxy.ballot.next }))
    await heading(proxy.confirm.title)
  })
})
