import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { decisionRoutes } from '#contract/decisions/decisions.ts'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { demoDecisionId } from '#server/areas/decisions/demo/demoDecisions.ts'
import { demoId } from '#server/demo/chance.ts'
import { asRead } from '#tests/support/asRead.ts'
import { assertOk, castOwnVote, peopleElsewhere, putToTheVote, putToTheVoteBy } from '#tests/support/decisionCalls.ts'
import { demoDecision, demoPlace } from '#tests/support/demoNames.ts'
import { describedBy } from '#tests/support/describedBy.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { testScreenStates } from '#tests/support/screenStates.ts'
import { deskOf } from '#tests/support/server/deskCalls.ts'

const portal = usePortalServer()
const { server } = portal
const { breadcrumb, common, decisions, errors, receipts, shared, votes } = french
const elsewhere = peopleElsewhere(server)
const at = (
  screenName: 'decision' | 'vote' | 'proxyVote' | 'meetingRequest' | 'presidentDesk',
  name: Parameters<typeof demoDecisionId>[1],
) => pathOf(screenName, { decisionId: demoDecisionId('tilleuls', name) })
const heading = (name: string) =>
  screen.findByRole('heading', { level: 2, name: (shown) => asRead(shown) === asRead(name) })
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

testScreenStates(portal, 'the list', {
  path: '/decisions',
  route: decisionRoutes.list,
  shown: demoDecision('tilleuls', 'facade').title,
  queryKey: 'decisions',
})
testScreenStates(portal, 'a decision', {
  path: at('decision', 'facade'),
  route: decisionRoutes.read,
  shown: decisions.own.title,
  queryKey: 'decisions',
})

describe('a tenant, who has no vote in decisions', () => {
  it.each([
    ['the list', '/decisions'],
    ['a decision', at('decision', 'facade')],
    ['a vote', at('vote', 'facade')],
  ])('gets an explanation at the address of %s, and learns nothing else', async (_name, path) => {
    await openScreen(path, 'locataire')
    await screen.findByText(shared.withheld.title)
    expect(screen.queryByRole('button', { name: common.retry })).toBeNull()
    expect(screen.queryByText(demoDecision('tilleuls', 'facade').title)).toBeNull()
  })
})

describe('a page of another place than the selected one', () => {
  const named = (text: string) =>
    asRead(text) === asRead(shared.otherPlace).replace('{{place}}', demoPlace('tilleuls').name)

  it.each([
    ['a decision', at('decision', 'facade')],
    ['a vote', at('vote', 'facade')],
    ['a meeting', pathOf('meeting', { meetingId: demoId('meeting tilleuls next') })],
  ])('names the place of %s', async (_name, path) => {
    await openScreen(path, 'coproprietaire')
    await screen.findByText(named)
  })

  it('does not claim to be about the selected place', async () => {
    await openScreen(at('decision', 'facade'), 'president')
    await screen.findByText(decisions.own.title)
    expect(screen.queryByText(named)).toBeNull()
  })
})

describe('an action that is not possible', () => {
  it('is explained in the list to a person with nothing to vote on', async () => {
    await openScreen('/decisions?liste=a-voter', 'invite')

    await screen.findByRole('heading', { name: asRead(decisions.list.none.toVote.title) })
  })

  it('is not offered in the list to staff, who read what is open instead', async () => {
    await openScreen('/decisions?liste=a-voter', 'gestionnaire')

    await screen.findByText(demoDecision('tilleuls', 'gate').title)
    expect(screen.getByRole('radio', { name: decisions.list.ongoing })).toHaveProperty('checked', true)
    expect(screen.queryByRole('radio', { name: decisions.list.toVote })).toBeNull()
  })

  it('is explained to a person without a vote in the decision', async () => {
    await openScreen(at('meetingRequest', 'facade'), 'gestionnaire')

    await heading(votes.vote.notYours.title)
    expect(screen.queryByRole('button', { name: votes.request.next })).toBeNull()
  })

  it.each([
    ['accepted', 'boiler'],
    ['requalified', 'caretaker'],
    ['concluded', 'fund'],
  ] as const)('is explained for a meeting about a decision that is %s', async (life, name) => {
    await openScreen(at('meetingRequest', name), 'coproprietaire')

    await heading(decisions.outcome[life])
    expect(screen.queryByRole('button', { name: votes.request.next })).toBeNull()
  })

  it.each([
    ['before any request', 'facade'],
    ['while a request waits for the answer', 'gate'],
    ['once there is nothing left to answer', 'fund'],
  ] as const)('is explained to anybody but the president %s', async (_when, name) => {
    await openScreen(at('presidentDesk', name), 'conseil')
    await heading(votes.desk.notPresident.title)
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it.each([
    ['as long as nobody has made a request', 'facade', votes.desk.notYet.title],
    ['once there is nothing left to answer', 'fund', votes.desk.over.title],
  ] as const)('is explained to the president %s', async (_when, name, title) => {
    await openScreen(at('presidentDesk', name), 'president')

    await heading(title)
    expect(screen.queryByRole('radio')).toBeNull()
  })
})

describe('the president’s page', () => {
  it('is named after the request that it answers', async () => {
    await openScreen(at('presidentDesk', 'gate'), 'president')

    await screen.findByRole('radio', { name: (name) => name.startsWith(votes.desk.refuse.name) })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(breadcrumb.pages.presidentDesk)
  })

  it('is named after closing the project without a request', async () => {
    await openScreen(at('presidentDesk', 'boiler'), 'president')

    await screen.findByRole('radio', { name: (name) => name.startsWith(votes.desk.conclude.name) })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(votes.desk.concludeTitle)
  })
})

describe('a request for a meeting', () => {
  it('is shown to the person who made it, with a way to withdraw it', async () => {
    const decisionId = await putToTheVoteBy(await elsewhere('gestionnaire'))
    await assertOk(deskOf(decisionId, await elsewhere('coproprietaire')).ask('Parlons-en.'))
    await openScreen(pathOf('meetingRequest', { decisionId }))

    await heading(votes.request.askedTitle)
    expect(screen.getByText(asRead(decisions.support.mine))).toBeDefined()
    expect(screen.getByRole('button', { name: votes.request.withdraw })).toBeDefined()
    // Only the president reads the message.
    expect(document.body.textContent).not.toContain('Parlons-en.')
  })

  it('states the limit of the message, and does not continue beyond it', async () => {
    const { user } = await openScreen(at('meetingRequest', 'facade'))
    await user.click(await screen.findByLabelText(votes.request.message))
    await user.paste('a'.repeat(5_001))

    await user.click(screen.getByRole('button', { name: votes.request.next }))

    const message = screen.getByLabelText(votes.request.message)
    expect(screen.queryByLabelText(shared.password.password)).toBeNull()
    expect(describedBy(message)).toContain(errors.field.too_long)
    expect(message).toHaveProperty('value', 'a'.repeat(5_001))
  })
})

describe('a receipt', () => {
  it('is closed to the manager, and reveals nothing of the vote', async () => {
    const { api } = await openScreen('/decisions', 'president')
    const decisionId = await putToTheVote(api)
    await castOwnVote(api, decisionId, 'against')
    const { ownVote } = await api(decisionRoutes.read, { params: { decisionId } })
    const manager = await elsewhere('gestionnaire')
    const params = { decisionId, voteId: ownVote?.id ?? '' }

    expect((await manager.call(decisionRoutes.receipt, { params })).status).toBe(404)
    await goTo(pathOf('receipt', params))
    await heading(receipts.number.replace('{{number}}', '1'))
  })
})
