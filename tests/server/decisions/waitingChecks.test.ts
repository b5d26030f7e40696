import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { waitingChecks } from '#contract/decisions/waitingChecks.ts'
import { ballotsOf, openDecision, storeBallot } from '#tests/support/server/decisionCalls.ts'
import { addRole } from '#tests/support/server/deskCalls.ts'
import { makeOwners, type Owners } from '#tests/support/server/ownersWorld.ts'
import { removeMember } from '#tests/support/server/placeWorld.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
let first: Owners
let second: Owners
beforeAll(async () => {
  server = await startTestServer()
})
/** The manager of the first place manages the second one too. */
beforeEach(async () => {
  first = await makeOwners(server, { owners: { Ada: 400, Basile: 300, Chloé: 200 } })
  second = await makeOwners(server, { owners: { Denis: 400, Eva: 300 } })
  await addRole(server, { ...first, placeId: second.placeId }, 'manager', 'coowner_manager')
})
afterAll(() => server.close())

/** Somebody votes for a neighbour with a paper. */
async function voteByPaper(owners: Owners, holder: string, principal: string, changes: object = {}) {
  const { id, dueAt } = await openDecision(owners, changes)
  const paper = await storeBallot(server, owners.person(holder))
  const voted = await ballotsOf(id, owners.person(holder)).voteFor(owners.person(principal), 'for', paper)
  expect(voted.status).toBe(201)
  return { id, dueAt }
}
const waitingFor = (name: string, owners = first) => owners.person(name).get(waitingChecks)
const nothing = { own: [], others: [] }

describe('the votes that wait for a check', () => {
  it('are those of all places of a manager, the place whose vote ends first at the top', async () => {
    const later = await voteByPaper(first, 'Basile', 'Ada', { title: 'Ravalement' })
    const sooner = await voteByPaper(second, 'Eva', 'Denis', {
      title: 'Toiture',
      dueAt: new Date(Date.parse(later.dueAt) - 3_600_000).toISOString(),
    })
    expect(await waitingFor('manager')).toEqual({
      own: [
        { ...placed(second), count: 1, first: { id: sooner.id, title: 'Toiture', dueAt: sooner.dueAt } },
        { ...placed(first), count: 1, first: { id: later.id, title: 'Ravalement', dueAt: later.dueAt } },
      ],
      others: [],
    })
    await removeMember(server, first.person('manager').userId, second.placeId)
    expect((await waitingFor('manager')).own).toMatchObject([placed(first)])
  })

  it('are for others to check on the board, and hidden from other owners', async () => {
    await addRole(server, first, 'Chloé', 'coownership_board_member')
    await voteByPaper(first, 'Basile', 'Ada')
    const { own } = await waitingFor('president')
    expect(own).toMatchObject([{ ...placed(first), count: 1 }])
    expect(await waitingFor('Chloé')).toEqual({ own: [], others: own })
    expect(await waitingFor('Ada')).toEqual(nothing)
    expect(await waitingFor('president', second)).toEqual(nothing)
  })

  it('leave out, for a president, the votes to which they are party', async () => {
    await addRole(server, first, 'Ada', 'president_board_member')
    await voteByPaper(first, 'Basile', 'Ada')
    expect(await waitingFor('Ada')).toEqual(nothing)
    expect((await waitingFor('president')).own).toHaveLength(1)
  })
})

const placed = ({ placeId }: Owners) => ({ placeId, placeName: 'Résidence des essais' })
