import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { decisionRoutes } from '#contract/decisions/decisions.ts'
import type { OthersAnswer, OthersVote } from '#machines/decisions/room/room.setup.ts'
import type { Api } from '#src/api/api.ts'
import { ApiError } from '#src/api/api.ts'
import { createIntention } from '#src/api/createIntention.ts'
import { decisionKeys } from '#src/areas/decisions/decisionKeys.ts'
import { createBinding } from './binding.actors.ts'

type Dependencies = {
  readonly api: Api
  readonly client: QueryClient
  readonly person: string
  readonly decisionId: string
}

/** What a meeting does to a resolution beside recording one owner after the other. */
export function roomActors({ api, client, person, decisionId }: Dependencies) {
  const params = { decisionId }
  const intention = createIntention()
  /** Who is in the room, and how it stands, are read before the page says that it happened. */
  const readAnew = () => client.invalidateQueries({ queryKey: decisionKeys.one(person, decisionId) })

  return {
    recordOthers: fromPromise<OthersAnswer, { vote: OthersVote }>(async ({ input: { vote }, signal }) => {
      const { choice, people: waitingPeople } = vote
      const roomVotes = { choice, waitingPeople }
      try {
        const idempotencyKey = intention.keyFor(roomVotes)
        await api(decisionRoutes.recordOthers, { params, body: { roomVotes }, idempotencyKey, signal })
        intention.done()
        await readAnew()
        return 'recorded'
      } catch (error) {
        const code = error instanceof ApiError ? error.first?.code : undefined
        if (code !== 'conflict' && code !== 'action_not_possible') throw error
        intention.done()
        await readAnew()
        return code === 'conflict' ? 'changed' : 'closed'
      }
    }),
    binding: createBinding({
      api,
      client,
      person,
      decisionId,
      send: (_, { confirmationToken, ...sending }) =>
        api(decisionRoutes.count, { ...sending, body: { count: { confirmationToken } } }),
    }),
  }
}
