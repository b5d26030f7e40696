import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { demoEmail } from '#server/demo/demoPeople.ts'
import { asRead } from '#tests/support/asRead.ts'
import { assertOk, decisionAt, peopleElsewhere, putToTheVoteBy } from '#tests/support/decisionCalls.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { contestAs, contestTokenFor } from '#tests/support/server/contestCalls.ts'
import { ballotsOf } from '#tests/support/server/decisionCalls.ts'
import { personOf } from '#tests/support/server/placeWorld.ts'
import { powersOf } from '#tests/support/server/powerCalls.ts'
import { startApp } from '#tests/support/startApp.tsx'

const { failNetwork, server } = usePortalServer()
const { checks, contest } = french
const elsewhere = peopleElsewhere(server)
const reason = 'J’avais retiré mon pouvoir.'
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

/** Karim votes with the power that the demo's co-owner gave him online. */
async function votedByPower() {
  // Mails that wait from an earlier test would be sent at the same moment as this one's.
  await server().drain()
  const decisionId = await putToTheVoteBy(await elsewhere('gestionnaire'))
  const [giver, holder] = [await elsewhere('coproprietaire'), await elsewhere('conseil')]
  await assertOk(powersOf(decisionId, giver).give({ userId: personOf('conseil') }))
  await assertOk(powersOf(decisionId, holder).answer(true))
  await assertOk(powersOf(decisionId, holder).voteFor({ userId: personOf('coproprietaire') }))
  return { decisionId, path: pathOf('decision', { decisionId }) }
}
const field = (label: string) => screen.findByRole('textbox', { name: (name) => name.startsWith(label) })

describe('a vote that somebody cast for its owner', () => {
  it('is contested on the page of the decision, with a text that survives a failure', async () => {
    const { decisionId, path } = await votedByPower()
    const owner = await openScreen(path)
    await owner.user.click(await screen.findByText(checks.contest.open))
    await owner.user.click(screen.getByRole('button', { name: checks.contest.send }))
    await screen.findByText(asRead(french.errors.field.required))
    await owner.user.type(await field(checks.contest.reason), reason)
    await owner.loaded()
    failNetwork()
    await owner.user.click(screen.getByRole('button', { name: checks.contest.send }))
    await screen.findByText(asRead(checks.contest.failed))
    failNetwork(false)
    expect(await field(checks.contest.reason)).toHaveProperty('value', reason)
    await owner.user.click(screen.getByRole('button', { name: checks.contest.send }))
    await screen.findByText(asRead(checks.about.contested))
    expect(screen.queryByText(checks.contest.open)).toBeNull()
    expect((await decisionAt(owner.api, decisionId)).turnout.votersExpressed).toBe(0)
  })

  it('is confirmed by the manager, who reads why it is contested', async () => {
    const { decisionId, path } = await votedByPower()
    const owner = await elsewhere('coproprietaire')
    const voteId = (await ballotsOf(decisionId, owner).detail()).ownVote?.id ?? ''
    await assertOk(contestAs(owner, decisionId, voteId, reason))
    const manager = await openScreen(path, 'gestionnaire')
    const list = within(await screen.findByRole('region', { name: checks.title }))
    list.getByText(checks.status.contested)
    list.getByText(asRead(checks.contestReason.replace('{{reason}}', reason)))
    list.getByText(checks.refuse)
    await manager.user.click(list.getByRole('button', { name: checks.confirm }))
    await waitFor(() => expect(screen.queryByRole('region', { name: checks.title })).toBeNull())
    expect((await decisionAt(manager.api, decisionId)).turnout.votersExpressed).toBe(1)
  })

  it('is contested through the link of the mail, without signing in; the link then shows its status', async () => {
    const { decisionId } = await votedByPower()
    const token = await contestTokenFor(server(), demoEmail('coproprietaire'))
    const address = `/contester-un-vote?contest_token=${token}`
    const user = userEvent.setup()
    const first = await startApp(address)
    await screen.findByRole('heading', { name: contest.heading })
    await user.type(await field(contest.reason), reason)
    first.leave()

    const second = await startApp(address)
    expect(await field(contest.reason)).toHaveProperty('value', reason)
    await user.click(screen.getByRole('button', { name: contest.send }))
    await screen.findByRole('heading', { name: contest.outcomes.contested.heading })
    expect(screen.queryByText(french.decisions.choices.for)).toBeNull()
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(new RegExp(`${token}|${reason}`))
    second.leave()

    const { ownVote } = await ballotsOf(decisionId, await elsewhere('coproprietaire')).detail()
    expect(ownVote?.status).toBe('contested')
    await startApp(address)
    await screen.findByRole('heading', { name: contest.outcomes.contested.heading })
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('is not contested through an unknown link', async () => {
    await startApp('/contester-un-vote?contest_token=nothing')
    await screen.findByRole('heading', { name: contest.unknown.heading })
  })

  it('cannot be contested by a person who voted themselves', async () => {
    const decisionId = await putToTheVoteBy(await elsewhere('gestionnaire'))
    await assertOk(ballotsOf(decisionId, await elsewhere('coproprietaire')).vote('for'))
    await openScreen(pathOf('decision', { decisionId }))
    await screen.findByText(asRead(french.decisions.own.hidden))
    expect(screen.queryByText(checks.contest.open)).toBeNull()
  })
})
