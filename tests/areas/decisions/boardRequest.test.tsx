import { screen } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { lots } from '#server/services/directory/places.tables.ts'
import { asRead } from '#tests/support/asRead.ts'
import { decisionAt, peopleElsewhere, putToTheVoteBy } from '#tests/support/decisionCalls.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { personOf } from '#tests/support/server/placeWorld.ts'

const { server } = usePortalServer()
const { decisions, votes } = french
const elsewhere = peopleElsewhere(server)

beforeAll(() =>
  server()
    .platform.db.update(lots)
    .set({ ownerId: personOf('bailleur') })
    .where(eq(lots.ownerId, personOf('conseil'))),
)
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

it('is open to a board member who bears none of the cost, because the board counts by head', async () => {
  const decisionId = await putToTheVoteBy(await elsewhere('gestionnaire'))
  const { user, api } = await openScreen(pathOf('decision', { decisionId }), 'conseil')
  const { ownVotes, support } = await decisionAt(api, decisionId)
  expect({ ownVotes, isOnBoard: support.isOnBoard, ofSupport: support.ownVotes }).toEqual({
    ownVotes: null,
    isOnBoard: true,
    ofSupport: 0,
  })

  await user.click(await screen.findByRole('link', { name: decisions.own.request }))
  const board = votes.request.effectBoard.replace('{{count}}', '1').replace('{{needed}}', `${support.boardNeeded}`)
  expect(await screen.findByText((text) => asRead(text) === asRead(board))).toBeDefined()
})

it('stays closed to an owner who is neither on the roll nor on the board', async () => {
  await server()
    .platform.db.update(lots)
    .set({ ownerId: personOf('bailleur') })
    .where(eq(lots.ownerId, personOf('coproprietaire')))
  const decisionId = await putToTheVoteBy(await elsewhere('gestionnaire'))
  await openScreen(pathOf('meetingRequest', { decisionId }))
  await screen.findByText(votes.vote.notYours.title)
})
