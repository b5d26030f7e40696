import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { waitingChecks } from '#contract/decisions/waitingChecks.ts'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { fetchedNeeds } from '#locales/fr-FR/frame/fetchedNeeds.ts'
import { asRead } from '#tests/support/asRead.ts'
import { assertOk, decisionAt, peopleElsewhere, putToTheVoteBy } from '#tests/support/decisionCalls.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { ballotsOf, storeBallot } from '#tests/support/server/decisionCalls.ts'
import { personOf, tilleuls } from '#tests/support/server/placeWorld.ts'
import { openFile } from '#tests/support/server/sentFiles.ts'
import { checksOf } from '#tests/support/server/voteCheckCalls.ts'

const { failNetwork, server } = usePortalServer()
const { checks, shared } = french
const elsewhere = peopleElsewhere(server)
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

/** Karim votes with a paper that a neighbour is said to have signed. */
async function votedByPaper(principal = 'coproprietaire') {
  const decisionId = await putToTheVoteBy(await elsewhere('gestionnaire'))
  const holder = ballotsOf(decisionId, await elsewhere('conseil'))
  const paper = await storeBallot(server(), { userId: personOf('conseil') })
  await assertOk(holder.voteFor({ userId: personOf(principal) }, 'for', paper))
  const [vote] = (await holder.detail()).proxyVotes
  if (!vote) throw new Error('the vote was cast')
  return { decisionId, path: pathOf('decision', { decisionId }), name: vote.voter.displayName, id: vote.id }
}
const panel = async () => within(await screen.findByRole('region', { name: checks.title }))

describe('votes by paper power', () => {
  it('are listed for the manager, who confirms one once its paper is open', async () => {
    const { decisionId, path, name } = await votedByPaper()
    const { user, api } = await openScreen(path, 'gestionnaire')
    const list = await panel()
    expect(list.getByRole('heading', { name: checks.voteOf.replace('{{name}}', name) })).toBeDefined()
    list.getByText(asRead(checks.openFirst))
    expect(list.queryByRole('button', { name: checks.confirm })).toBeNull()
    expect(list.queryByText(french.decisions.choices.for)).toBeNull()

    await user.click(list.getByRole('button', { name: shared.openFile.replace('{{name}}', 'pouvoir.pdf') }))
    await screen.findByRole('dialog')
    // The viewer of a PDF fetches nothing here.
    const manager = await elsewhere('gestionnaire')
    const [waiting] = await checksOf(server(), decisionId, manager).waiting()
    await openFile(server(), manager, waiting?.paper?.fileUrl ?? '')
    await user.keyboard('{Escape}')

    await user.click(await screen.findByRole('button', { name: checks.confirm }))
    await waitFor(() => expect(screen.queryByRole('region', { name: checks.title })).toBeNull())
    expect((await decisionAt(api, decisionId)).turnout.votersExpressed).toBe(1)
  })

  it('are refused with a reason, which survives a failure and a reload', async () => {
    const { decisionId, path, id } = await votedByPaper()
    await checksOf(server(), decisionId, await elsewhere('gestionnaire')).open(id)
    const first = await openScreen(path, 'gestionnaire')
    const list = await panel()
    await first.user.click(list.getByText(checks.refuse))
    await first.user.click(list.getByRole('button', { name: checks.sendRefusal }))
    await list.findByText(asRead(french.errors.field.required))
    await first.user.type(list.getByRole('textbox', { name: checks.reason }), 'Ce n’est pas sa signature.')
    await first.loaded()
    failNetwork()
    await first.user.click(list.getByRole('button', { name: checks.sendRefusal }))
    await list.findByText(asRead(checks.failed))
    failNetwork(false)
    first.leave()

    const { user } = await openScreen(path, 'gestionnaire')
    const again = await panel()
    await user.click(again.getByText(checks.refuse))
    expect(again.getByRole('textbox', { name: checks.reason })).toHaveProperty('value', 'Ce n’est pas sa signature.')
    await user.click(again.getByRole('button', { name: checks.sendRefusal }))
    await waitFor(() => expect(screen.queryByRole('region', { name: checks.title })).toBeNull())
    const { refusedVotes } = await ballotsOf(decisionId, await elsewhere('coproprietaire')).detail()
    expect(refusedVotes).toMatchObject([{ reason: 'Ce n’est pas sa signature.', isOwn: true }])
  })

  it('show their status to the owner, and why one was refused', async () => {
    const { decisionId, path, id } = await votedByPaper()
    await openScreen(path, 'coproprietaire')
    await screen.findByText(asRead(checks.about.toCheck))
    expect(screen.queryByRole('region', { name: checks.title })).toBeNull()
    const manager = checksOf(server(), decisionId, await elsewhere('gestionnaire'))
    await manager.open(id)
    await assertOk(manager.refuse(id, 'Signature illisible.'))
    await screen.findByText(asRead(checks.refusedReason.replace('{{reason}}', 'Signature illisible.')))
    expect(screen.getByRole('link', { name: french.decisions.own.vote })).toBeDefined()
  })

  it('show their holder that one was refused', async () => {
    const { decisionId, path, id, name } = await votedByPaper()
    const manager = checksOf(server(), decisionId, await elsewhere('gestionnaire'))
    await manager.open(id)
    await assertOk(manager.refuse(id, 'Signature illisible.'))
    await openScreen(path, 'conseil')
    await screen.findByText(asRead(checks.refusedFor.replace('{{name}}', name)))
  })

  it('of the president are for another person to check', async () => {
    const { path } = await votedByPaper('president')
    await openScreen(path, 'president')
    const list = await panel()
    list.getByText(asRead(checks.party))
    expect(list.queryByText(checks.refuse)).toBeNull()
  })

  it('are a need on the dashboard of their checkers, with a link to the decision', async () => {
    await votedByPaper()
    const { user } = await openScreen('/', 'president')
    const link = await screen.findByRole('link', { name: new RegExp(fetchedNeeds.check.action) })
    await user.click(link)
    await panel()
  })

  it('are shown to the rest of the board, and the decision shows how many do not count yet', async () => {
    // The manager is party to none of them.
    const { own } = await (await elsewhere('gestionnaire')).get(waitingChecks)
    const count = own.find(({ placeId }) => placeId === tilleuls)?.count
    const { user } = await openScreen('/', 'conseil')
    const { followed } = fetchedNeeds.check
    const title = followed.other.replace('{{count}}', String(count))
    await user.click(await screen.findByRole('link', { name: new RegExp(title) }))
    await screen.findByText(asRead(french.decisions.turnout.toCheck.one.replace('{{count}}', '1')))
    expect(screen.queryByRole('region', { name: checks.title })).toBeNull()
  })
})
