import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { asRead } from '#tests/support/asRead.ts'
import { assertOk, giveAQuarterTo, peopleElsewhere, putToTheVoteBy } from '#tests/support/decisionCalls.ts'
import { demoPerson } from '#tests/support/demoNames.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { ballotsOf, storeBallot } from '#tests/support/server/decisionCalls.ts'
import { personOf } from '#tests/support/server/placeWorld.ts'

const { server } = usePortalServer()
const { proxy } = french.votes
const elsewhere = peopleElsewhere(server)
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

it('says that the holder can take no further power, instead of showing an empty list', async () => {
  await giveAQuarterTo(server(), 'conseil')
  const decisionId = await putToTheVoteBy(await elsewhere('gestionnaire'))
  const holder = ballotsOf(decisionId, await elsewhere('conseil'))
  for (const name of ['president', 'coproprietaire']) {
    const ballot = await storeBallot(server(), { userId: personOf('conseil') })
    await assertOk(holder.voteFor({ userId: personOf(name) }, 'for', ballot))
  }

  const { user } = await openScreen(pathOf('proxyVote', { decisionId }), 'conseil')
  await screen.findByText(proxy.room.any)
  const search = await screen.findByRole('searchbox', { name: proxy.principal.search })
  expect(screen.queryAllByRole('radio')).toEqual([])
  await user.type(search, demoPerson('bailleur').lastName)
  expect(await screen.findAllByRole('radio')).not.toEqual([])

  const ballot = await storeBallot(server(), { userId: personOf('conseil') })
  await assertOk(holder.voteFor({ userId: personOf('bailleur') }, 'for', ballot))
  await screen.findByText(proxy.room.none)
  await waitFor(() => expect(screen.queryAllByRole('radio')).toEqual([]))
  await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull())
  expect(screen.getByRole('link', { name: french.decisions.page.back })).toBeDefined()
})

it('says why a person who gave their own power can take none, and what they can do', async () => {
  const decisionId = await putToTheVoteBy(await elsewhere('gestionnaire'))
  const ballot = await storeBallot(server(), { userId: personOf('president') })
  const holder = ballotsOf(decisionId, await elsewhere('president'))
  await assertOk(holder.voteFor({ userId: personOf('conseil') }, 'for', ballot))

  await openScreen(pathOf('proxyVote', { decisionId }), 'conseil')
  await screen.findByText(asRead(proxy.room.givenAway))
  expect(screen.queryAllByRole('radio')).toEqual([])
})
