import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { decisionRoutes } from '#contract/decisions/decisions.ts'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { demoPassword } from '#server/demo/demoPeople.ts'
import { elided } from '#src/i18n/elided.ts'
import { asRead } from '#tests/support/asRead.ts'
import { assertOk, decisionAt, peopleElsewhere, putToTheVoteBy } from '#tests/support/decisionCalls.ts'
import { demoName } from '#tests/support/demoNames.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { personOf } from '#tests/support/server/placeWorld.ts'
import { powersOf } from '#tests/support/server/powerCalls.ts'
import { voteButton } from '#tests/support/voteButton.ts'

const { network, server } = usePortalServer()
const { decisions, shared, votes } = french
const texts = votes.power
const elsewhere = peopleElsewhere(server)
const giverName = demoName('conseil')
const instructions = 'Contre, sauf si le devis baisse.'

beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

/** The holder opens a decision for which a neighbour has just offered them a power. */
async function openAsHolder() {
  const decisionId = await putToTheVoteBy(await elsewhere('gestionnaire'))
  const giver = powersOf(decisionId, await elsewhere('conseil'))
  await assertOk(giver.give({ userId: personOf('coproprietaire') }, { instructions }))
  const { user, api } = await openScreen(pathOf('decision', { decisionId }))
  await screen.findByRole('region', { name: texts.panel })
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  return { decisionId, giver, user, api, press }
}

it('says that nobody can hold a power, and blames a search only once there is one', async () => {
  const decisionId = await putToTheVoteBy(await elsewhere('gestionnaire'))
  const nobody = { data: { result: [], entities: { principals: {} } }, meta: { total: 0, per_page: 15, page: 1 } }
  network.use(http.get(portalOrigin + decisionRoutes.principals.path, () => HttpResponse.json(nobody)))
  const { user } = await openScreen(pathOf('givePower', { decisionId }))
  await screen.findByText(asRead(texts.nobody))
  await user.type(screen.getByRole('searchbox', { name: votes.proxy.principal.search }), 'zzz')
  await screen.findByText(asRead(votes.proxy.principal.nobody))
  expect(screen.queryByText(asRead(texts.nobody))).toBeNull()
})

describe('the holder of a power', () => {
  it('reads its instructions, accepts it, and votes with it without a paper', async () => {
    const { decisionId, user, api, press } = await openAsHolder()
    await screen.findByText(asRead(texts.instructionsOf.replace('{{text}}', instructions)))
    await press(texts.accept)
    await user.click(await screen.findByRole('link', { name: texts.use }))

    const card = await screen.findByRole('radio', { name: new RegExp(giverName) })
    await screen.findByText((shown) => shown.endsWith(asRead(votes.proxy.principal.online)))
    await user.click(card)
    await press(votes.proxy.principal.next)
    await screen.findByRole('heading', {
      name: elided(votes.proxy.ballot.onlineTitle.replace('{{name}}', giverName), giverName),
    })
    await screen.findByText(instructions)
    expect(screen.queryByText(votes.proxy.ballot.file)).toBeNull()
    await press(votes.proxy.ballot.next)
    await screen.findByText(asRead(votes.vote.choice.required))
    await user.click(screen.getByRole('radio', { name: decisions.choices.against }))
    await press(votes.proxy.ballot.next)
    await user.click(await screen.findByLabelText(shared.password.password))
    await user.paste(demoPassword)
    await press(voteButton('against', giverName))
    await screen.findByRole('heading', { name: votes.proxy.counted.title })
    expect(await decisionAt(api, decisionId)).toMatchObject({
      proxyVotes: [{ choice: 'against', voter: { displayName: giverName } }],
      powers: [{ status: 'used' }],
    })
  })

  it('learns from the page of proxy votes that it waits for an answer, and where to give it', async () => {
    const decisionId = await putToTheVoteBy(await elsewhere('gestionnaire'))
    const giver = powersOf(decisionId, await elsewhere('conseil'))
    await assertOk(giver.give({ userId: personOf('coproprietaire') }, { instructions }))
    const { user } = await openScreen(pathOf('proxyVote', { decisionId }))
    const { room } = votes.proxy
    await screen.findByText((shown) => shown.startsWith(asRead(room.offered.one.replace('{{count}}', '1'))))
    expect(screen.queryByText(asRead(room.held.zero))).toBeNull()

    await user.click(screen.getByRole('link', { name: room.answer }))
    await user.click(await screen.findByRole('button', { name: texts.accept }))
    await screen.findByText(texts.status.accepted)
  })

  it('may decline it, or give it back after accepting', async () => {
    const { press } = await openAsHolder()
    await press(texts.accept)
    await press(texts.giveBack)
    await screen.findByText(texts.status.declined)
    expect(screen.queryByRole('button', { name: texts.accept })).toBeNull()
  })

  it('sees immediately that the owner has taken it back', async () => {
    const { giver } = await openAsHolder()
    await act(() => assertOk(giver.revoke()))
    await screen.findByText(texts.status.revoked)
    await waitFor(() => expect(screen.queryByRole('button', { name: texts.accept })).toBeNull())
  })

  it('is informed when the answer did not arrive, and may retry', async () => {
    const { press } = await openAsHolder()
    network.use(http.put(portalOrigin + decisionRoutes.answerPower.path, () => HttpResponse.error(), { once: true }))
    await press(texts.accept)
    await screen.findByText(asRead(texts.failed))
    await press(texts.accept)
    await screen.findByText(texts.status.accepted)
    expect(screen.queryByText(asRead(texts.failed))).toBeNull()
  })
})
