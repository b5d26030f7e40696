import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { assertOk, peopleElsewhere, putToTheVoteBy } from '#tests/support/decisionCalls.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { ballotPdf, ballotsOf, storeBallot } from '#tests/support/server/decisionCalls.ts'
import { personOf } from '#tests/support/server/placeWorld.ts'

const { server } = usePortalServer()
const { receipts } = french
const elsewhere = peopleElsewhere(server)
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

it('of a replaced vote says that it no longer counts', async () => {
  const decisionId = await putToTheVoteBy(await elsewhere('gestionnaire'))
  const ballots = ballotsOf(decisionId, await elsewhere('conseil'))
  await assertOk(ballots.vote('for'))
  const { ownVote: first } = await ballots.detail()
  await assertOk(ballots.change(first?.id ?? '', 'against'))
  const { ownVote: second } = await ballots.detail()

  await openScreen(pathOf('receipt', { decisionId, voteId: first?.id ?? '' }), 'conseil')
  await screen.findByText(receipts.old)
  expect(screen.queryByText(receipts.lead)).toBeNull()

  await goTo(pathOf('receipt', { decisionId, voteId: second?.id ?? '' }))
  await screen.findByText(receipts.lead)
  expect(screen.queryByText(receipts.old)).toBeNull()
})

it('of a vote by power offers the signed ballot to the principal', async () => {
  const decisionId = await putToTheVoteBy(await elsewhere('gestionnaire'))
  const holder = await elsewhere('conseil')
  const userId = personOf('president')
  const ballot = await storeBallot(server(), { userId: personOf('conseil') })
  await assertOk(ballotsOf(decisionId, holder).voteFor({ userId }, 'for', ballot))
  const { ownVote } = await ballotsOf(decisionId, await elsewhere('president')).detail()

  const { user } = await openScreen(pathOf('receipt', { decisionId, voteId: ownVote?.id ?? '' }), 'president')
  await user.click(await screen.findByText(receipts.reveal))
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: receipts.signed })
  const file = await server().app.request(link.href)
  expect({ status: file.status, text: await file.text() }).toEqual({ status: 200, text: ballotPdf(ballot) })
  expect(screen.getByText(receipts.signedHash)).toBeDefined()
})
